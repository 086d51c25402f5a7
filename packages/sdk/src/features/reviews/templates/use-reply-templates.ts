import type { ListOf } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { ReplyCategory, ReplyTemplate } from './reply-template.ts';
import { listReplyCategories, listReplyTemplates } from './reply-template-queries.ts';

const noTemplates: readonly ReplyTemplate[] = [];
const noCategories: readonly ReplyCategory[] = [];

/** What `useReplyTemplates` returns. */
export interface UseReplyTemplatesResult {
  templates: readonly ReplyTemplate[];
  categories: readonly ReplyCategory[];
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<[QueryResult<ListOf<ReplyTemplate>>, QueryResult<ListOf<ReplyCategory>>]>;
}

/**
 * The company's reply templates, those changed last first, and their categories by name.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { templates, categories } = useReplyTemplates();
 * templates.filter(({ category }) => category === categories[0]?.id);
 * ```
 */
export function useReplyTemplates({ enabled = true }: { enabled?: boolean } = {}): UseReplyTemplatesResult {
  const client = useClient();
  const templates = usePinfoldQuery({ ...listReplyTemplates(client), enabled });
  const categories = usePinfoldQuery({ ...listReplyCategories(client), enabled });
  return {
    templates: templates.data?.results ?? noTemplates,
    categories: categories.data?.results ?? noCategories,
    isPending: templates.isPending || categories.isPending,
    isFetching: templates.isFetching || categories.isFetching,
    error: templates.error ?? categories.error,
    refetch: () => Promise.all([templates.refetch(), categories.refetch()]),
  };
}
