import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { previewBulkEdit, type BulkPreviewSearch } from './bulk-edit-queries.ts';

/**
 * What a bulk edit would do, location by location, without doing it: how many change, which of them have faults or
 * cannot be changed now, and about how long the provider takes.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data } = useBulkEditPreview({ ids, edit: { website: 'https://lipa.pl' }, kind: 'problems' });
 * data?.results.map(({ name, problems }) => `${name}: ${problems[0]?.message}`);
 * ```
 */
export function useBulkEditPreview({
  enabled = true,
  ...search
}: BulkPreviewSearch & { enabled?: boolean | undefined }): QueryResult<Schemas['BulkEditPreview']> {
  return usePinfoldQuery({
    ...previewBulkEdit(useClient(), search),
    enabled: enabled && search.ids.length > 0,
  });
}
