import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import { fold } from '@pinfold/contract/fold';
import type { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { replyTemplateKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';

/** A text for replies; `{name}`, `{location}`, `{city}` and `{rating}` in it are filled in for each review. */
export type ReplyTemplate = Schemas['ReplyTemplate'];

/** A category of reply templates. */
export type ReplyCategory = Schemas['ReplyCategory'];

/** Access to reading templates, for replies: also the demo account. */
export const readTemplatesAccess: MemberAccess = {
  module: 'reviews',
  orModule: 'app_reviews',
  plan: 'templates',
  permission: 'reply_reviews',
  demo: 'allowed',
};

/** Access to editing them, for all locations. */
export const editTemplatesAccess: MemberAccess = {
  module: 'reviews',
  plan: 'templates',
  permission: 'edit_review_reply_templates',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** The company's reply templates, those changed last first, as a query. */
export function listReplyTemplates(client: PinfoldClient): QueryOf<ListOf<ReplyTemplate>> {
  return queryOptions({
    queryKey: replyTemplateKeys.list(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/templates/', { signal })),
    staleTime: 60_000,
  });
}

/** The categories of reply templates by name, as a query. */
export function listReplyCategories(client: PinfoldClient): QueryOf<ListOf<ReplyCategory>> {
  return queryOptions({
    queryKey: replyTemplateKeys.categories(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/reply-categories/', { signal })),
    staleTime: 60_000,
  });
}

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

/** Templates of a category, or of all, whose text holds every word; accents and case do not matter. */
export function matchTemplates(
  templates: readonly ReplyTemplate[],
  { query, category }: { query: string; category: number | undefined },
): ReplyTemplate[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category !== undefined && template.category !== category) return false;
    const text = fold(template.text);
    return words.every((word) => text.includes(word));
  });
}
