'use client';
import { useState } from 'react';
import { useFormRefusal } from '../../../../../query/form-refusal.ts';
import { useInboxBulkReply, type UseBulkReplyResult } from '../../../inbox/use-bulk-reply.ts';
import { useInboxTranslate } from '../inbox-view-context.ts';
import { useBulkInboxView } from './bulk-inbox-view.ts';

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

/** Keeps what is written until it is sent. */
export function useBulkReplyDraft(): BulkReplyDraft {
  const t = useInboxTranslate();
  const { source, inbox, bulk } = useBulkInboxView();
  const bulkReply = useInboxBulkReply(source);
  const { messageFor } = useFormRefusal('reply_sending');
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
    failure: bulkReply.error ? (messageFor(bulkReply.error) ?? t('error.reply_sending')) : undefined,
  };
}
