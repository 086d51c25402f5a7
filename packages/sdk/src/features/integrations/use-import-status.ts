import type { Schemas } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { getImportStatus } from './integration-queries.ts';
import type { QueryResult } from '../../query/results.ts';

/** How far an import is, and what became of each place. */
export type ImportProgress = Schemas['ImportProgress'];

/**
 * How far the company's last import is; null before the first one. Kept up to date while it runs.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; only owners and admins may ask.
 * @example
 * ```tsx
 * const { data: running } = useImportStatus();
 * return running?.status === 'in_progress' && <progress max={running.total} value={running.total - running.left} />;
 * ```
 */
export function useImportStatus({
  enabled = true,
}: { enabled?: boolean } = {}): QueryResult<ImportProgress | null> {
  return usePinfoldQuery({ ...getImportStatus(useClient()), enabled });
}
