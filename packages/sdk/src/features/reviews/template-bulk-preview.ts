import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exceedsSimilarity } from '@pinfold/contract/features/opinions/templates/template-rotation';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { replyTemplateKeys } from '../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';

/** Preview of a bulk reply with templates: its texts, and how many are alike. */
export type TemplateBulkReplyPreview = Schemas['TemplateBulkReplyPreview'];

/** Templates that take turns over reviews. */
export interface TemplateRotation {
  /** 1 to 20. */
  templateIds: readonly number[];
  /** 1 to 10 000. */
  reviewIds: readonly number[];
}

/** Preview of a bulk reply with templates, as a query; nothing is sent. */
export function previewTemplateBulkReply(
  client: PinfoldClient,
  { templateIds, reviewIds }: TemplateRotation,
): QueryOf<TemplateBulkReplyPreview> {
  const body = { reply_templates_ids: [...templateIds], gmb_reviews_ids: [...reviewIds] };
  return queryOptions({
    queryKey: replyTemplateKeys.preview(client.scope, body),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.POST('/reviews/template-bulk-reply/preview/', { body, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** What `useTemplateBulkPreview` returns. */
export type UseTemplateBulkPreviewResult = Omit<QueryResult<TemplateBulkReplyPreview>, 'data'> & {
  data: TemplateBulkReplyPreview | undefined;
  /** So many of the texts are alike that the provider may refuse them. */
  isRepetitive: boolean;
};

/**
 * Preview of a bulk reply with templates: the first ten texts, and how many would be the same.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: preview, isRepetitive } = useTemplateBulkPreview({ templateIds: [1, 2], reviewIds });
 * ```
 */
export function useTemplateBulkPreview(rotation: TemplateRotation): UseTemplateBulkPreviewResult {
  const isAsked = rotation.templateIds.length > 0 && rotation.reviewIds.length > 0;
  const query = usePinfoldQuery({ ...previewTemplateBulkReply(useClient(), rotation), enabled: isAsked });
  const preview = isAsked ? query.data : undefined;
  return {
    ...query,
    data: preview,
    isRepetitive:
      preview !== undefined &&
      exceedsSimilarity({ accepted: preview.accepted, mostAlike: preview.most_alike }),
  };
}
