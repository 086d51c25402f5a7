import { useMemo } from 'react';

/** Ids as they were given, the same list for the same ids: hosts often write them anew at each render. */
export function useSameIds(ids: readonly number[] | undefined): readonly number[] | undefined {
  const text = ids?.join(',');
  return useMemo(() => (text ? text.split(',').map(Number) : undefined), [text]);
}
