import { useEffect, useState } from 'react';

// Milliseconds, longer than between two letters of a word.
const restMs = 300;

/** What `useRestedText` returns. */
export interface UseRestedTextResult {
  text: string;
  setText: (value: string) => void;
  ask: (words: string) => void;
}

/** Text of a search field. `onRest` gets it, trimmed, 300 ms after the last change; `given` replaces it. */
export function useRestedText(given: string, onRest: (text: string) => void): UseRestedTextResult {
  const [text, setText] = useState(given);
  const [asked, setAsked] = useState(given);
  // `given` may change from outside, as when filters are cleared.
  if (given !== asked) {
    setAsked(given);
    setText(given);
  }

  const ask = (words: string) => {
    const question = words.trim();
    if (question === given) return;
    setAsked(question);
    onRest(question);
  };
  useEffect(() => {
    if (text.trim() === given) return;
    const timer = setTimeout(() => ask(text), restMs);
    return () => clearTimeout(timer);
    // Without dependencies, so that the timer calls the latest `onRest`.
  });

  return { text, setText, ask };
}
