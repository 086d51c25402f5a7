import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import type { BulkReplyProgress, TemplateRotation } from '../opinions/inbox/inbox-source.ts';
import {
  inboxTemplatePreview,
  type TemplateBulkReplyPreview,
  useInboxTemplatePreview,
  type UseTemplateBulkPreviewResult,
} from '../opinions/inbox/template-bulk-preview.ts';
import {
  listInboxBulkReplies,
  type UseBulkRepliesResult,
  useInboxBulkProblems,
  useInboxBulkReplies,
} from '../opinions/inbox/use-bulk-replies.ts';
import { useInboxBulkReply, type UseBulkReplyResult } from '../opinions/inbox/use-bulk-reply.ts';
import { reviewSource } from './review-source.ts';

/**
 * Replies to many reviews at once, with one text or with templates in turn. Reviews with a reply, with a reply in
 * progress, or deleted are skipped and listed with the reason: loaded ones by the shared rule here, the rest by the
 * API.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was sent.
 * @example
 * ```tsx
 * const bulkReply = useBulkReply();
 * bulkReply.mutate({ ids, replyComment: 'Dziękujemy!' }, { onSuccess: ({ skipped }) => show(skipped) });
 * ```
 */
export function useBulkReply(): UseBulkReplyResult {
  return useInboxBulkReply(reviewSource);
}

/**
 * The latest bulk replies with their progress, and a function that sends rejected and failed replies again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { bulkReplies, retry } = useBulkReplies();
 * const failed = bulkReplies.find((one) => one.failed > 0);
 * ```
 */
export function useBulkReplies(options: { enabled?: boolean } = {}): UseBulkRepliesResult {
  return useInboxBulkReplies(reviewSource, options);
}

/**
 * The first 100 reviews of a bulk reply whose replies were rejected or failed.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: problems } = useBulkReplyProblems(bulkReply.id);
 * problems?.results.map(({ reply_status }) => reply_status);
 * ```
 */
export function useBulkReplyProblems(id: number | undefined): QueryResult<Schemas['ReviewPage']> {
  return useInboxBulkProblems(reviewSource, id);
}

/** The latest bulk replies and how far they are, as a query. */
export function listBulkReplies(client: PinfoldClient): QueryOf<PageOf<BulkReplyProgress>> {
  return listInboxBulkReplies(reviewSource, client);
}

/** Preview of a bulk reply with templates, as a query; nothing is sent. */
export function previewTemplateBulkReply(
  client: PinfoldClient,
  rotation: TemplateRotation,
): QueryOf<TemplateBulkReplyPreview> {
  return inboxTemplatePreview(reviewSource, client, rotation);
}

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
  return useInboxTemplatePreview(reviewSource, rotation);
}
