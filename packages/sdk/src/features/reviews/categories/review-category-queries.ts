import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { reviewCategoryKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';

/** The company's review categories by name, and how far reviews are being put into them, as a query. */
export function listReviewCategories(client: PinfoldClient): QueryOf<Schemas['ReviewCategoryList']> {
  return queryOptions({
    queryKey: reviewCategoryKeys.list(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/reviews/categories/', { signal })),
  });
}

/** Which of the latest reviews some phrases would find, as a query. */
export function tryPhrases(
  client: PinfoldClient,
  phrases: readonly string[],
): QueryOf<Schemas['TriedPhrasesResult']> {
  const body = { phrases: [...phrases] };
  return queryOptions({
    queryKey: reviewCategoryKeys.tried(client.scope, body),
    queryFn: ({ signal }) => answer(client.api.POST('/reviews/categories/preview/', { body, signal })),
    placeholderData: keepPreviousData,
  });
}
