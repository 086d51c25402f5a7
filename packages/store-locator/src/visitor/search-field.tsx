import {
  type Dispatch,
  type JSX,
  type KeyboardEvent,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useBeforePaint } from '../load-order.ts';
import { type LocatorPartProps, part, type LateParts } from './parts.ts';

/** Where to look: a combobox after the ARIA practices, and the position of the device. */
export function SearchField({
  state,
  messages,
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
          aria-label={messages.search}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={marked ? suggestionId(id, active) : undefined}
          placeholder={messages.searchHint}
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
        {late && <late.SearchButtons {...{ state, messages }} />}
      </div>
      {isShown && (
        <late.Suggestions
          {...{ state, messages, id, active }}
          onChoose={(suggestion) => {
            type(null);
            state.choose(suggestion);
            close();
          }}
        />
      )}
      {late && <late.SearchNotes {...{ state, messages, isShown }} />}
    </div>
  );
}

/** Names a suggestion for the field that stays focused. */
export function suggestionId(list: string, at: number): string {
  return `${list}-${at}`;
}

/** What `useDraft` returns. */
interface UseDraftResult {
  typed: string;
  isPending: boolean;
  type: Dispatch<SetStateAction<string | null>>;
  lookFor: () => void;
}

/**
 * What is typed: drawn with the next frame, and looked for after that. Where looking takes long it waits for a pause, so
 * that a hundred thousand stores hold up nobody who types.
 */
export function useDraft(text: string, setText: (text: string) => void): UseDraftResult {
  /** Typed and not looked for yet. */
  const [draft, setDraft] = useState<string | null>(null);
  /** Of the last search, with its list: when it began while it lasts, and how many milliseconds it took. */
  const search = useRef({ begun: 0, took: 0 });

  const lookFor = () => {
    if (draft === null) return;
    if (draft !== text) search.current.begun = performance.now();
    setText(draft);
    setDraft(null);
  };

  useBeforePaint(() => {
    const { begun } = search.current;
    if (begun) search.current = { begun: 0, took: performance.now() - begun };
    // Another text than the one that was typed, such as a chosen town, takes its place.
    else setDraft(null);
  }, [text]);
  // Called off with the render of the next letter: a frame that came between the two would take it back.
  useBeforePaint(() => {
    if (draft !== null) return afterFrame(lookFor, Math.min(search.current.took * 2, longest));
  }, [draft, setText]);

  return { typed: draft ?? text, isPending: draft !== null, type: setDraft, lookFor };
}

/** Milliseconds that nobody waits longer for a search to begin. */
const longest = 300;

/** Runs once the next frame has been drawn, and so many milliseconds after it. Returns the way to call it off. */
function afterFrame(run: () => void, wait = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, wait);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
