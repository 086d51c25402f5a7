import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { aiReplyKeys } from '../../../query/query-keys.ts';
import type { AiReplyConfig } from './use-ai-reply-config.ts';
import type { QueryOf } from '../../../query/results.ts';

/** How many replies the model may still write this month, as a query. */
export function getAiReplyLimit(client: PinfoldClient): QueryOf<Schemas['AiReplyLimit']> {
  return queryOptions({
    queryKey: aiReplyKeys.limit(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/reviews/ai-limit/', { signal })),
  });
}

/** How the model writes for the company, as a query. */
export function getAiReplyConfig(client: PinfoldClient): QueryOf<AiReplyConfig> {
  return queryOptions({
    queryKey: aiReplyKeys.config(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/reviews/ai-config/', { signal })),
  });
}
