import { useEffect, useState } from 'react';

// As long as the typing in a search field rests.
const restMs = 300;

/** What was given last, once `key` has not changed for a moment. */
export function useRested<Value>(value: Value, key: string): Value {
  const [rested, setRested] = useState({ key, value });
  useEffect(() => {
    if (key === rested.key) return;
    const timer = setTimeout(() => setRested({ key, value }), restMs);
    return () => clearTimeout(timer);
  });
  return key === rested.key ? value : rested.value;
}
