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

/** The search field: a combobox after the ARIA practices, with its buttons and suggestions. */
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

/** Returns the id of a suggestion, for `aria-activedescendant`. */
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
 * The typed text, rendered in the next frame and searched after it. If the last search was slow the next one waits twice as
 * long, 300 ms at most, so that typing stays fluent with a hundred thousand stores.
 */
export function useDraft(text: string, setText: (text: string) => void): UseDraftResult {
  /** Typed, and not searched yet; null if nothing is pending. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The last search with its rendering, in milliseconds: when it started while it runs, and how long it took. */
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
    // The text was set from outside, as by a chosen town: it replaces the draft.
    else setDraft(null);
  }, [text]);
  // Cancelled in the render of the next letter: a frame in between would restore the old text.
  useBeforePaint(() => {
    if (draft !== null) return afterFrame(lookFor, Math.min(search.current.took * 2, longest));
  }, [draft, setText]);

  return { typed: draft ?? text, isPending: draft !== null, type: setDraft, lookFor };
}

/** Milliseconds that a search waits at most. */
const longest = 300;

/** Runs a number of milliseconds after the next frame. Returns a function that cancels it. */
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
