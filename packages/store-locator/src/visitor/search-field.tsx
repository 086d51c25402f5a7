import { useEffect, useId, useState, type KeyboardEvent, type JSX } from 'react';
import { part } from './part.ts';
import type { LateParts } from './load-late-parts.ts';
import { suggestionId } from './suggestion-id.ts';
import type { LocatorPartProps } from './locator-part-props.ts';
import { useDraft } from './use-draft.ts';

/** Where to look: a combobox after the ARIA practices, and the position of the device. */
export function SearchField({
  state,
  words,
  late,
}: LocatorPartProps & { late: LateParts | null }): JSX.Element {
  const { text, setText, suggestions, isLookingUp } = state;
  const id = useId();
  const { typed, isPending, type, lookFor } = useDraft(text, setText);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = late !== null && isOpen && text.trim() !== '' && (suggestions.length > 0 || isLookingUp);
  const marked = isShown ? suggestions[active] : undefined;

  useEffect(() => {
    if (!isSubmitted || isPending) return;
    setSubmitted(false);
    state.submit();
  }, [isSubmitted, isPending, state]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (to: number) => {
    setOpen(true);
    setActive(suggestions.length === 0 ? -1 : (to + suggestions.length) % suggestions.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(isShown ? active + 1 : 0);
    else if (event.key === 'ArrowUp') move(active <= 0 ? suggestions.length - 1 : active - 1);
    else if (event.key === 'Enter') {
      lookFor();
      if (marked && !isPending) state.choose(marked);
      else setSubmitted(true);
      close();
    } else if (event.key === 'Escape' && (isShown || typed)) {
      if (!isShown) {
        setText('');
        type(null);
      }
      close();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={part('search')} role="search">
      <div className={part('field')}>
        <input
          className={part('input')}
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={marked ? suggestionId(id, active) : undefined}
          placeholder={words.searchHint}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {late && <late.SearchButtons {...{ state, words }} />}
      </div>
      {isShown && (
        <late.Suggestions
          {...{ state, words, id, active }}
          onChoose={(suggestion) => {
            type(null);
            state.choose(suggestion);
            close();
          }}
        />
      )}
      {late && <late.SearchNotes {...{ state, words, isShown }} />}
    </div>
  );
}
