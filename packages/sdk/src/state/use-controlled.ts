import { useCallback, useRef, useState, useEffect } from 'react';

/** State that a host may control: a given value wins. `onChange` is called for every change in both cases. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const change = useCallback((value: Value) => {
    setOwn(value);
    tell.current?.(value);
  }, []);
  // A host that holds it may hold null.
  return [given === undefined ? own : given, change];
}
