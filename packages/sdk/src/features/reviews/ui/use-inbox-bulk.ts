import { batchStatus } from '@pinfold/contract/features/reviews/bulk-reply';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { BulkReplyProgress } from '../review-queries.ts';
import { useBulkReplies } from '../use-bulk-replies.ts';
import { useBulkReply, type BulkReplyOutcome } from '../use-bulk-reply.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** What a bulk reply is made of. */
type BulkMode = 'text' | 'templates';

/** Answering many reviews: the dialog before, the tray after. */
export interface InboxBulk {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** The text of the dialog, kept when it is closed. */
  text: string;
  write(text: string): void;
  /** Whether all get that text, or templates take turns. */
  mode: BulkMode;
  setMode(mode: BulkMode): void;
  /** The templates that take turns. */
  templateIds: readonly number[];
  chooseTemplates(ids: readonly number[]): void;
  split(ids: readonly number[]): { toSend: readonly number[]; skipped: BulkReplyOutcome['skipped'] };
  send(ids: readonly number[]): void;
  isSending: boolean;
  failure: string | undefined;
  /** Bulk replies that are under way, went wrong, or were sent from here. */
  jobs: readonly BulkReplyProgress[];
  retry(job: BulkReplyProgress): void;
  retryingId: number | undefined;
  dismiss(id: number): void;
}

/**
 * Sends bulk replies for the view and follows them from the server, so that a reload loses none.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const bulk = useInboxBulk(inbox, actions);
 * ```
 */
export function useInboxBulk(inbox: ReviewsInbox, actions: InboxActions): InboxBulk {
  const t = useTranslate();
  const bulkReply = useBulkReply();
  const { bulkReplies, retry, retryingId } = useBulkReplies();
  const [isOpen, setOpen] = useState(false);
  const [text, write] = useState('');
  const [mode, setMode] = useState<BulkMode>('text');
  const [templateIds, chooseTemplates] = useState<readonly number[]>([]);
  const [sentIds, setSentIds] = useState<readonly number[]>([]);
  const [dismissedIds, setDismissedIds] = useState<readonly number[]>([]);

  const tell = ({ bulkReplyId, acceptedIds, skipped }: BulkReplyOutcome) => {
    if (bulkReplyId !== undefined) setSentIds((ids) => [...ids, bulkReplyId]);
    const accepted = t('reviews.bulk.accepted', { count: acceptedIds.length });
    actions.announce([accepted, skippedMessage(skipped, t)].filter(Boolean).join('. '));
  };

  return {
    isOpen,
    setOpen,
    text,
    write,
    mode,
    setMode,
    templateIds,
    chooseTemplates,
    split: bulkReply.split,
    send: (ids) =>
      bulkReply.mutate(mode === 'templates' ? { ids, templateIds } : { ids, replyComment: text }, {
        onSuccess: (outcome) => {
          tell(outcome);
          setOpen(false);
          write('');
          inbox.selection.clear();
        },
      }),
    isSending: bulkReply.isPending,
    failure: bulkReply.error ? (bulkReply.error.detail ?? t('error.reply_sending')) : undefined,
    jobs: bulkReplies.filter(
      ({ id, status }) =>
        !dismissedIds.includes(id) && (status !== batchStatus.completed || sentIds.includes(id)),
    ),
    retry: (job) => {
      setDismissedIds((ids) => [...ids, job.id]);
      retry(job).then(tell, () => setDismissedIds((ids) => ids.filter((id) => id !== job.id)));
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
