import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useBeforePaint } from '../use-before-paint.ts';
import { afterFrame } from './after-frame.ts';
import { part } from './part.ts';
import type { LateParts } from './load-late-parts.ts';
import { suggestionId } from './suggestion-id.ts';
import type { LocatorPartProps } from './locator-part-props.ts';

/**
 * Where to look: a combobox after the ARIA practices, and the position of the device. A letter is drawn first and looked
 * for after that, so that a hundred thousand shops hold up nobody who types.
 */
export function SearchField({ state, words, late }: LocatorPartProps & { late: LateParts | null }) {
  const { text, setText, suggestions, isLookingUp } = state;
  const id = useId();
  /** Typed and not looked for yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = late !== null && isOpen && text.trim() !== '' && (suggestions.length > 0 || isLookingUp);
  const marked = isShown ? suggestions[active] : undefined;

  // Called off with the render of the next letter: a frame that came between the two would take it back.
  useBeforePaint(() => {
    if (draft === null) return;
    return afterFrame(() => {
      setText(draft);
      setDraft(null);
    });
  }, [draft, setText]);
  useEffect(() => {
    if (!isSubmitted || draft !== null) return;
    setSubmitted(false);
    state.submit();
  }, [isSubmitted, draft, state]);

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
      if (draft !== null) {
        setText(draft);
        setDraft(null);
      }
      if (marked && draft === null) state.choose(marked);
      else setSubmitted(true);
      close();
    } else if (event.key === 'Escape' && (isShown || text || draft)) {
      if (!isShown) {
        setText('');
        setDraft(null);
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
          value={draft ?? text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
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
            setDraft(null);
            state.choose(suggestion);
            close();
          }}
        />
      )}
      {late && <late.SearchNotes {...{ state, words, isShown }} />}
    </div>
  );
}
