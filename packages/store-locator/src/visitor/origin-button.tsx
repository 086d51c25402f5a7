import type { JSX } from 'react';
import { Icon } from './icon.tsx';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

/** From where distances are measured, and the way to have it forgotten. */
export function OriginButton({ state, words }: LocatorPartProps): JSX.Element | null {
  const { origin } = state;
  if (!origin) return null;
  return (
    <button
      type="button"
      className={part('near')}
      title={words.forgetPlace}
      onClick={() => state.forgetOrigin()}
    >
      {origin.kind === 'visitor' ? words.nearVisitor : words.near(origin.label)}
      <Icon shape="cross" />
      <span className={part('hidden')}>{words.forgetPlace}</span>
    </button>
  );
}
