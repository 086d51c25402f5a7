import type { QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../../client/api-error.ts';
import type { QueryOf } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';

/** How reading the earlier period goes. */
export interface EarlierPeriodReading {
  isPending: boolean;
  isFetching: boolean;
  /** Set while the earlier period is not known. */
  error: ApiError | null;
  refetch: () => Promise<unknown>;
}

/** Reads the period that another is compared with: only its own figures ever stand for it, and none while none is compared. */
export function useEarlierPeriod<Data, Key extends QueryKey>(
  query: QueryOf<Data, Key>,
  isCompared: boolean,
): { data: Data | undefined; comparison: EarlierPeriodReading } {
  const { data, error, isPending, isFetching, refetch } = usePinfoldQuery({
    ...query,
    placeholderData: () => undefined,
    enabled: isCompared,
  });
  // A query that is not asked still gives what others have read by its key.
  return {
    data: isCompared ? data : undefined,
    comparison: {
      isPending: isCompared && isPending,
      isFetching: isCompared && isFetching,
      error: isCompared && data === undefined ? error : null,
      refetch,
    },
  };
}
