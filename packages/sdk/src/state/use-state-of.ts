import { useCallback, useState } from 'react';

interface StateOf<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Takes back the initial value; what settles late changes nothing of another subject. */
  reset: () => void;
}

/** State that belongs to a subject, such as the chosen website: another one begins with the initial value. */
export function useStateOf<Value>(subject: unknown, initial: Value): StateOf<Value> {
  const [held, setHeld] = useState({ subject, value: initial });
  return {
    value: held.subject === subject ? held.value : initial,
    set: useCallback((value: Value) => setHeld({ subject, value }), [subject]),
    reset: () => setHeld((now) => (now.subject === subject ? { subject, value: initial } : now)),
  };
}
