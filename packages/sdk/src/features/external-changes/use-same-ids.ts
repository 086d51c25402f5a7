import { useMemo } from 'react';

/** Returns the same array as long as the ids are equal: hosts often pass a new array at each render. */
export function useSameIds(ids: readonly number[] | undefined): readonly number[] | undefined {
  const text = ids?.join(',');
  return useMemo(() => (text ? text.split(',').map(Number) : undefined), [text]);
}
