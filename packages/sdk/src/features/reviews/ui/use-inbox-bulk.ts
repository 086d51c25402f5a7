import { batchStatus } from '@pinfold/contract/features/reviews/bulk-reply';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { BulkReplyProgress } from '../reviews.queries.ts';
import { useBulkReplies } from '../use-bulk-replies.ts';
import type { BulkReplyOutcome } from '../use-bulk-reply.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** Answering many reviews: whether the dialog is open, and what was sent. */
export interface InboxBulk {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Announces what the API took, and shows its progress. */
  follow(outcome: BulkReplyOutcome): void;
  /** Bulk replies that are under way, went wrong, or were sent from here. */
  jobs: readonly BulkReplyProgress[];
  retry(job: BulkReplyProgress): void;
  retryingId: number | undefined;
  dismiss(id: number): void;
}

/**
 * Follows the bulk replies of the view from the server, so that a reload loses none.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const bulk = useInboxBulk(actions);
 * ```
 */
export function useInboxBulk(actions: InboxActions): InboxBulk {
  const t = useTranslate();
  const { bulkReplies, retry, retryingId } = useBulkReplies();
  const [isOpen, setOpen] = useState(false);
  const [sentIds, setSentIds] = useState<readonly number[]>([]);
  const [dismissedIds, setDismissedIds] = useState<readonly number[]>([]);

  const follow = ({ bulkReplyId, acceptedIds, skipped }: BulkReplyOutcome) => {
    if (bulkReplyId !== undefined) setSentIds((ids) => [...ids, bulkReplyId]);
    const accepted = t('reviews.bulk.accepted', { count: acceptedIds.length });
    actions.announce([accepted, skippedMessage(skipped, t)].filter(Boolean).join('. '));
  };

  return {
    isOpen,
    setOpen,
    follow,
    jobs: bulkReplies.filter(
      ({ id, status }) =>
        !dismissedIds.includes(id) && (status !== batchStatus.completed || sentIds.includes(id)),
    ),
    retry: (job) => {
      setDismissedIds((ids) => [...ids, job.id]);
      retry(job).then(follow, () => setDismissedIds((ids) => ids.filter((id) => id !== job.id)));
    },
    retryingId,
    dismiss: (id) => setDismissedIds((ids) => [...ids, id]),
  };
}

/** "27 already replied, skipped", one part a reason. */
export function skippedMessage(
  skipped: BulkReplyOutcome['skipped'],
  t: ReturnType<typeof useTranslate>,
): string {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons
    .map((reason) => {
      const count = skipped.filter((one) => one.reason === reason).length;
      return t(`reviews.bulk.skipped.${reason}`, { count });
    })
    .join(', ');
}
