import type { JSX } from 'react';
import { formatDistance } from './format-distance.ts';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

/** How far a shop is, where it is known from where. */
export function Distance({ state, words, id }: LocatorPartProps & { id: number }): JSX.Element | null {
  const distance = state.distanceTo(id);
  if (distance === undefined) return null;
  const unit = state.locator?.options.distance_unit ?? 'km';
  return (
    <span className={part('distance')}>
      <span className={part('hidden')}>{`${words.away} `}</span>
      {formatDistance(distance, unit, words.language)}
    </span>
  );
}
