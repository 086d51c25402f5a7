import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exceedsSimilarity } from '@pinfold/contract/features/opinions/templates/template-rotation';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { replyTemplateKeys } from '../../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { BulkInboxSource, TemplateRotation } from './inbox-source.ts';

/** Preview of a bulk reply with templates: its texts, and how many are alike. */
export type TemplateBulkReplyPreview = Schemas['TemplateBulkReplyPreview'];

/** Preview of a bulk reply with templates, as a query; nothing is sent. */
export function inboxTemplatePreview(
  { reads: { topic }, bulk }: Pick<BulkInboxSource, 'reads' | 'bulk'>,
  client: PinfoldClient,
  rotation: TemplateRotation,
): QueryOf<TemplateBulkReplyPreview> {
  return queryOptions({
    queryKey: replyTemplateKeys.preview(client.scope, { ...rotation, topic }),
    queryFn: ({ signal }) => bulk.preview(client, rotation, signal),
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

/** Preview of a bulk reply with templates: the first ten texts, and how many would be the same. */
export function useInboxTemplatePreview(
  source: BulkInboxSource,
  rotation: TemplateRotation,
): UseTemplateBulkPreviewResult {
  const client = useClient();
  const isAsked = rotation.templateIds.length > 0 && rotation.reviewIds.length > 0;
  const query = usePinfoldQuery({ ...inboxTemplatePreview(source, client, rotation), enabled: isAsked });
  const preview = isAsked ? query.data : undefined;
  return {
    ...query,
    data: preview,
    isRepetitive:
      preview !== undefined &&
      exceedsSimilarity({ accepted: preview.accepted, mostAlike: preview.most_alike }),
  };
}
