import { exceedsSimilarity } from '@pinfold/contract/features/reviews/templates/template-rotation';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  previewTemplateBulkReply,
  type TemplateBulkReplyPreview,
  type TemplateRotation,
} from './reply-templates.ts';

/** What `useTemplateBulkPreview` returns. */
export type UseTemplateBulkPreviewResult = Omit<QueryResult<TemplateBulkReplyPreview>, 'data'> & {
  data: TemplateBulkReplyPreview | undefined;
  /** So many of the texts are alike that the provider may refuse them. */
  isRepetitive: boolean;
};

/**
 * What a bulk reply with templates would say to the first ten customers, and how many would read the same.
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
