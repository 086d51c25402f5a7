import type { JSX } from 'react';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

/** Below the search field: how many suggestions there are, for those who do not see them, and why a position is not known. */
export function SearchNotes({ state, words, isShown }: LocatorPartProps & { isShown: boolean }): JSX.Element {
  const { suggestions, isLookingUp, locating } = state;
  return (
    <>
      <p className={part('hidden')} role="status">
        {isShown && (isLookingUp ? words.lookingUp : words.suggestions(suggestions.length))}
      </p>
      {(locating === 'denied' || locating === 'unavailable') && (
        <p className={part('note')} role="alert">
          {locating === 'denied' ? words.locationDenied : words.locationUnavailable}
        </p>
      )}
    </>
  );
}
