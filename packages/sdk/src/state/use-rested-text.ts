import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

// Long enough that a word typed at once is one question.
const restMs = 300;

/** What `useRestedText` returns. */
export interface UseRestedTextResult {
  text: string;
  setText: Dispatch<SetStateAction<string>>;
  ask: (words: string) => void;
}

/** The text of a search field, which asks once the typing rests. What is asked may also change from outside. */
export function useRestedText(given: string, onRest: (text: string) => void): UseRestedTextResult {
  const [text, setText] = useState(given);
  const [asked, setAsked] = useState(given);
  // The question may be cleared or come from the address while the field rests.
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
    // Only typing starts the wait anew; what else is asked with it is read when it ends.
  });

  return { text, setText, ask };
}
