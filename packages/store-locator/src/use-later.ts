import { useEffect, useState } from 'react';

/** Code that is fetched when it is wanted. What could not be had is asked for again once there is a network. */
export function useLater<Value extends object>(
  load: () => Promise<Value>,
  isWanted: boolean,
): { value: Value | null; isFailed: boolean; retry(): void } {
  const [state, setState] = useState<{ value: Value | null; isFailed: boolean }>(waiting);
  const isMissing = isWanted && !state.value && !state.isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    load().then(
      (value) => isHere && setState({ value, isFailed: false }),
      () => isHere && setState({ value: null, isFailed: true }),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, load]);
  const { isFailed } = state;
  useEffect(() => {
    if (!isFailed) return;
    const again = () => setState(waiting);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed]);
  return { ...state, retry: () => setState(waiting) };
}

const waiting = { value: null, isFailed: false };
