import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf } from '../../../client/schema.ts';
import { replyTemplateKeys } from '../../../query/query-keys.ts';
import type { ReplyTemplate, ReplyCategory, TemplateBulkReplyPreview } from './reply-template.ts';
import type { QueryOf } from '../../../query/results.ts';

/** The company's reply templates, those changed last first, as a query. */
export function listReplyTemplates(client: PinfoldClient): QueryOf<ListOf<ReplyTemplate>> {
  return queryOptions({
    queryKey: replyTemplateKeys.list(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/reviews/templates/', { signal })),
    staleTime: 60_000,
  });
}

/** The categories of reply templates by name, as a query. */
export function listReplyCategories(client: PinfoldClient): QueryOf<ListOf<ReplyCategory>> {
  return queryOptions({
    queryKey: replyTemplateKeys.categories(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/reviews/reply-categories/', { signal })),
    staleTime: 60_000,
  });
}

/** Templates that take turns over reviews. */
export interface TemplateRotation {
  /** 1 to 20. */
  templateIds: readonly number[];
  /** 1 to 10 000. */
  reviewIds: readonly number[];
}

/** What a bulk reply with templates would say, as a query; nothing is sent. */
export function previewTemplateBulkReply(
  client: PinfoldClient,
  { templateIds, reviewIds }: TemplateRotation,
): QueryOf<TemplateBulkReplyPreview> {
  const body = { reply_templates_ids: [...templateIds], gmb_reviews_ids: [...reviewIds] };
  return queryOptions({
    queryKey: replyTemplateKeys.preview(client.scope, body),
    queryFn: ({ signal }) =>
      answer(client.api.POST('/reviews/template-bulk-reply/preview/', { body, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
