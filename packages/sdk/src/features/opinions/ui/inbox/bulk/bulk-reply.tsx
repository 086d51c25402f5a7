'use client';
import { batchStatus } from '@pinfold/contract/batch-status';
import { type JSX, useState } from 'react';
import type { BulkReplyProgress, BulkInboxSource } from '../../../inbox/inbox-source.ts';
import { useInboxBulkReplies } from '../../../inbox/use-bulk-replies.ts';
import { useInboxTexts } from '../../../inbox/use-inbox-texts.ts';
import type { BulkReplyOutcome } from '../../../inbox/use-bulk-reply.ts';
import { useOpinionInboxView } from '../inbox-view-context.ts';
import { skippedMessage } from '../review-labels.ts';
import type { InboxActions } from '../use-inbox-actions.ts';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';

/** Answering many reviews: whether the dialog is open, and what was sent. */
export interface InboxBulk {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Announces what the API took, and shows its progress. */
  follow(outcome: BulkReplyOutcome): void;
  /** Bulk replies that are running, have failures, or were sent from here. */
  jobs: readonly BulkReplyProgress[];
  retry(job: BulkReplyProgress): void;
  retryingId: number | undefined;
  dismiss(id: number): void;
}

/** Follows the bulk replies of the view from the server, so that a reload loses none. */
export function useOpinionBulk(source: BulkInboxSource, actions: InboxActions): InboxBulk {
  const t = useInboxTexts(source.rules);
  const { bulkReplies, retry, retryingId } = useInboxBulkReplies(source);
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

const BegunBulkReply = /* @__PURE__ */ lazyComponent(
  async () => (await import('./bulk-reply-dialog.tsx')).BegunBulkReply,
);

/**
 * One reply to many reviews: how many get it, which are skipped and why, a preview, and how long it takes.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><BulkReplyDialog /></InboxLayout>
 * ```
 */
export function BulkReplyDialog(): JSX.Element | null {
  const { bulk } = useOpinionInboxView();
  const [isBegun, setBegun] = useState(false);
  if (bulk?.isOpen && !isBegun) setBegun(true);
  return isBegun ? <BegunBulkReply /> : null;
}

const OpenBulkReplyTray = /* @__PURE__ */ lazyComponent(
  async () => (await import('./bulk-reply-tray.tsx')).OpenBulkReplyTray,
);

/**
 * Running bulk replies and those with failures, from the server, so that they survive a reload.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector [data-state='open'|'closed']
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><BulkReplyTray /></InboxLayout>
 * ```
 */
export function BulkReplyTray(): JSX.Element | null {
  const { bulk } = useOpinionInboxView();
  return bulk && bulk.jobs.length > 0 ? <OpenBulkReplyTray /> : null;
}
