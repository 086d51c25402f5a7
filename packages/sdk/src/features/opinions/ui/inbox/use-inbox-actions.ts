import { useState } from 'react';
import { ApiError } from '../../../../client/api-error.ts';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import type { InboxSource } from '../../inbox/inbox-source.ts';
import type { Inbox } from '../../inbox/use-inbox.ts';
import { useInboxTexts } from '../../inbox/use-inbox-texts.ts';
import { useInboxReply, useInboxReplyDeletion } from '../../inbox/use-reply.ts';
import { useInboxNote } from '../../inbox/use-review-note.ts';

type Words = Readonly<Record<number, string | undefined>>;

/** Actions on one review, and their outcome. */
export interface InboxActions {
  sendReply(review: InboxOpinion, text: string): void;
  deleteReply(review: InboxOpinion): void;
  saveNote(review: InboxOpinion, text: string): void;
  deleteNote(review: InboxOpinion): void;
  /** Why the last action on a review failed, as text. */
  failureOf(id: number): string | undefined;
  /** A note that was begun and not saved. */
  noteDraftOf(id: number): string | undefined;
  writeNoteDraft(id: number, text: string | undefined): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  announcement: { text: string; turn: number };
}

/** Sends replies and notes for the view. Each call has its own outcome, because several may be in progress. */
export function useOpinionActions(source: InboxSource, inbox: Inbox): InboxActions {
  const t = useInboxTexts(source.rules);
  const reply = useInboxReply(source);
  const removeReply = useInboxReplyDeletion(source);
  const note = useInboxNote(source);
  const [failures, setFailures] = useState<Words>({});
  const [noteDrafts, setNoteDrafts] = useState<Words>({});
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });

  const announce = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));
  const writeNoteDraft = (id: number, text: string | undefined) =>
    setNoteDrafts((drafts) => ({ ...drafts, [id]: text }));

  const follow = (id: number, sending: Promise<unknown>, title: string, onDone: () => void) => {
    setFailures((now) => ({ ...now, [id]: undefined }));
    sending.then(onDone, (error: unknown) => {
      const words = [title, error instanceof ApiError && error.detail].filter(Boolean).join(' ');
      setFailures((now) => ({ ...now, [id]: words }));
      announce(words);
    });
  };

  return {
    sendReply: (review, text) => {
      const sending = reply.mutateAsync({
        review,
        replyComment: text,
        isWrittenByAi: inbox.drafts.isByAi(review.id),
      });
      follow(review.id, sending, t('error.reply_sending'), () => {
        inbox.drafts.discard(review.id);
        announce(t('reviews.reply.sent'));
      });
    },
    deleteReply: (review) => {
      const deleting = removeReply.mutateAsync(review);
      follow(review.id, deleting, t('reviews.reply.delete_failed'), () =>
        announce(t('reviews.reply.deleted')),
      );
    },
    saveNote: (review, text) => {
      const saving = note.save.mutateAsync({ review, text });
      follow(review.id, saving, t('reviews.note.failed'), () => {
        // What was typed since is a draft of its own.
        setNoteDrafts((drafts) =>
          drafts[review.id] === text ? { ...drafts, [review.id]: undefined } : drafts,
        );
        announce(t('reviews.note.saved'));
      });
    },
    deleteNote: (review) => {
      const deleting = note.remove.mutateAsync(review);
      follow(review.id, deleting, t('reviews.note.failed'), () => announce(t('reviews.note.deleted')));
    },
    failureOf: (id) => failures[id],
    noteDraftOf: (id) => noteDrafts[id],
    writeNoteDraft,
    announce,
    announcement,
  };
}
