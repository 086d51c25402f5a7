import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for a while. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** About as long as from one key to the next. */
const rest = 150;
