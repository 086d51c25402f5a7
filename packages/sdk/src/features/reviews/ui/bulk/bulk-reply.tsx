'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type UseBulkReplyResult, useBulkReply } from '../../use-bulk-reply.ts';
import { useInboxView } from '../inbox-view-context.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const OpenBulkReplyDialog = lazyComponent(
  async () => (await import('./bulk-reply-dialog.tsx')).OpenBulkReplyDialog,
);

/**
 * One answer for many reviews: how many get it, who is passed over and why, how it will look, how long it takes.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><BulkReplyDialog /></InboxLayout>
 * ```
 */
export function BulkReplyDialog(): JSX.Element | null {
  const { bulk } = useInboxView();
  const draft = useBulkReplyDraft();
  return bulk.isOpen ? <OpenBulkReplyDialog draft={draft} /> : null;
}

/** The bulk reply that is being written. It outlives the dialog, which may be closed and opened again. */
export interface BulkReplyDraft {
  /** Whether all get the text, or templates take turns. */
  mode: 'text' | 'templates';
  setMode: (mode: BulkReplyDraft['mode']) => void;
  text: string;
  setText: (text: string) => void;
  /** The templates that take turns. */
  templateIds: readonly number[];
  setTemplateIds: (ids: readonly number[]) => void;
  split: UseBulkReplyResult['split'];
  send: (ids: readonly number[]) => void;
  isSending: boolean;
  /** Why the last one was not sent. */
  failure: string | undefined;
}

function useBulkReplyDraft(): BulkReplyDraft {
  const t = useTranslate();
  const { inbox, bulk } = useInboxView();
  const bulkReply = useBulkReply();
  const [mode, setMode] = useState<BulkReplyDraft['mode']>('text');
  const [text, setText] = useState('');
  const [templateIds, setTemplateIds] = useState<readonly number[]>([]);
  return {
    mode,
    setMode,
    text,
    setText,
    templateIds,
    setTemplateIds,
    split: bulkReply.split,
    send: (ids) =>
      bulkReply.mutate(mode === 'templates' ? { ids, templateIds } : { ids, replyComment: text }, {
        onSuccess: (outcome) => {
          bulk.follow(outcome);
          bulk.setOpen(false);
          setText('');
          inbox.selection.clear();
        },
      }),
    isSending: bulkReply.isPending,
    failure: bulkReply.error ? (bulkReply.error.detail ?? t('error.reply_sending')) : undefined,
  };
}

const OpenBulkReplyTray = lazyComponent(
  async () => (await import('./bulk-reply-tray.tsx')).OpenBulkReplyTray,
);

/**
 * Bulk replies under way and those that need a hand, as the server knows them: a reload brings them back.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector [data-state='open'|'closed']
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><BulkReplyTray /></InboxLayout>
 * ```
 */
export function BulkReplyTray(): JSX.Element | null {
  const { jobs } = useInboxView().bulk;
  return jobs.length > 0 ? <OpenBulkReplyTray /> : null;
}
