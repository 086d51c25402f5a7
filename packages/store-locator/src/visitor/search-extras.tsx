import type { JSX } from 'react';
import type { StoreSuggestion } from '../store-locator-state.ts';
import { Icon } from './icon.tsx';
import { type LocatorPartProps, part } from './parts.ts';
import { suggestionId } from './search-field.tsx';

/** Buttons in the search field: clear it, and use the device's position. */
export function SearchButtons({ state, messages }: LocatorPartProps): JSX.Element {
  const { text, locating } = state;
  return (
    <>
      {text !== '' && (
        <button
          type="button"
          className={part('clear')}
          aria-label={messages.clearText}
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
        <span className={part('label')}>{locating === 'asking' ? messages.locating : messages.locate}</span>
      </button>
    </>
  );
}

interface SuggestionsProps extends LocatorPartProps {
  id: string;
  active: number;
  onChoose(suggestion: StoreSuggestion): void;
}

/** The list of suggestions below the search field. */
export function Suggestions({ state, messages, id, active, onChoose }: SuggestionsProps): JSX.Element {
  const { suggestions, isLookingUp } = state;
  return (
    <div className={part('suggestions')} id={id} role="listbox" aria-label={messages.search}>
      {suggestions.map((suggestion, at) => (
        <button
          key={`${suggestion.kind} ${suggestion.kind === 'store' ? suggestion.id : suggestion.label}`}
          type="button"
          id={suggestionId(id, at)}
          className={part('suggestion')}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          ref={at === active ? intoView : undefined}
          // The field keeps the focus; on blur the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon shape={suggestion.kind} />
          <span className={part('hidden')}>{messages.kinds[suggestion.kind]}: </span>
          <span className={part('label')}>{suggestion.label}</span>{' '}
          <span className={part('description')}>
            {suggestion.kind === 'town' ? messages.results(suggestion.count) : suggestion.description}
          </span>
        </button>
      ))}
      {isLookingUp && (
        <p className={part('suggestion')} aria-hidden="true">
          <span className={part('description')}>{messages.lookingUp}</span>
        </p>
      )}
    </div>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Below the search field: the number of suggestions for screen readers, and why the position is unknown. */
export function SearchNotes({
  state,
  messages,
  isShown,
}: LocatorPartProps & { isShown: boolean }): JSX.Element {
  const { suggestions, isLookingUp, locating } = state;
  return (
    <>
      <p className={part('hidden')} role="status">
        {isShown && (isLookingUp ? messages.lookingUp : messages.suggestions(suggestions.length))}
      </p>
      {(locating === 'denied' || locating === 'unavailable') && (
        <p className={part('note')} role="alert">
          {locating === 'denied' ? messages.locationDenied : messages.locationUnavailable}
        </p>
      )}
    </>
  );
}
