import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { questionKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import { toFiltersQuery } from '../../state/define-filters.ts';
import { questionFilters, type QuestionFilters } from './question-filters.ts';

/** What somebody asked at Google about a location, with the answers, oldest first. */
export type Question = Schemas['Question'];

/** An answer, of the business or of somebody else. */
export type QuestionAnswer = Schemas['QuestionAnswer'];

/** One page of the questions that match, counted from 1, as a query. */
export function listQuestions(
  client: PinfoldClient,
  filters: QuestionFilters,
  { pageSize = 10 }: { pageSize?: number | undefined },
  page: number,
): QueryOf<PageOf<Question>> {
  const query = { ...toFiltersQuery(questionFilters.tidy(filters)), page, page_size: pageSize };
  return queryOptions({
    queryKey: questionKeys.list(client.scope, query),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/questions/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

/** One question with its answers, as a query. */
export function getQuestion(client: PinfoldClient, id: number): QueryOf<Question> {
  return queryOptions({
    queryKey: questionKeys.detail(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/questions/{id}/', { params: { path: { id } }, signal })),
    staleTime: 60_000,
  });
}
