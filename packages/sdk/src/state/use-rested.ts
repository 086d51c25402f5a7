import { useEffect, useState } from 'react';

// Milliseconds, as in `useRestedText`.
const restMs = 300;

/** Returns the value; after a change of `key` the former one, until `key` has not changed for 300 ms. */
export function useRested<Value>(value: Value, key: string): Value {
  const [rested, setRested] = useState({ key, value });
  useEffect(() => {
    if (key === rested.key) return;
    const timer = setTimeout(() => setRested({ key, value }), restMs);
    return () => clearTimeout(timer);
  });
  return key === rested.key ? value : rested.value;
}
