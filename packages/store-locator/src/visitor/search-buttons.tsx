import type { JSX } from 'react';
import { Icon } from './icon.tsx';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

/** Beside what is typed: empties the field, and asks for the position of the device. */
export function SearchButtons({ state, words }: LocatorPartProps): JSX.Element {
  const { text, locating } = state;
  return (
    <>
      {text !== '' && (
        <button
          type="button"
          className={part('clear')}
          aria-label={words.clearText}
          onClick={() => state.setText('')}
        >
          <Icon shape="cross" />
        </button>
      )}
      <button
        type="button"
        className={part('locate')}
        disabled={locating === 'asking'}
        onClick={() => state.locate()}
      >
        <Icon shape="position" />
        <span className={part('label')}>{locating === 'asking' ? words.locating : words.locate}</span>
      </button>
    </>
  );
}
