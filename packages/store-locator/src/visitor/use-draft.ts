import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useBeforePaint } from '../use-before-paint.ts';
import { afterFrame } from './after-frame.ts';

/** What `useDraft` returns. */
export interface UseDraftResult {
  typed: string;
  isPending: boolean;
  type: Dispatch<SetStateAction<string | null>>;
  lookFor: () => void;
}

/**
 * What is typed: drawn with the next frame, and looked for after that. Where looking takes long it waits for a pause, so
 * that a hundred thousand shops hold up nobody who types.
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
