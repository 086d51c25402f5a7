import type { JSX } from 'react';
import type { StoreSuggestion } from '../store-locator-state.ts';
import { Icon } from './icon.tsx';
import { part } from './part.ts';
import type { LocatorPartProps } from './locator-part-props.ts';
import { suggestionId } from './suggestion-id.ts';

interface Props extends LocatorPartProps {
  id: string;
  active: number;
  onChoose(suggestion: StoreSuggestion): void;
}

/** Shops, towns of the chain and places of the world that begin like what was typed. */
export function Suggestions({ state, words, id, active, onChoose }: Props): JSX.Element {
  const { suggestions, isLookingUp } = state;
  return (
    <div className={part('suggestions')} id={id} role="listbox" aria-label={words.search}>
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
          // The field keeps the focus, or it would close before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon shape={suggestion.kind} />
          <span className={part('hidden')}>{words.kinds[suggestion.kind]}: </span>
          <span className={part('label')}>{suggestion.label}</span>{' '}
          <span className={part('description')}>
            {suggestion.kind === 'town' ? words.results(suggestion.count) : suggestion.description}
          </span>
        </button>
      ))}
      {isLookingUp && (
        <p className={part('suggestion')} aria-hidden="true">
          <span className={part('description')}>{words.lookingUp}</span>
        </p>
      )}
    </div>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
