import { useState } from 'react';
import { ApiError } from '../../../client/api-error.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { Review } from '../reviews.queries.ts';
import { useDeleteReply, useReply } from '../use-reply.ts';
import { useReviewNote } from '../use-review-note.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';

type Words = Readonly<Record<number, string | undefined>>;

/** Actions on one review, and their outcome. */
export interface InboxActions {
  sendReply(review: Review, text: string): void;
  deleteReply(review: Review): void;
  saveNote(review: Review, text: string): void;
  deleteNote(review: Review): void;
  /** Why the last action on a review failed, as text. */
  failureOf(id: number): string | undefined;
  /** A note that was begun and not saved. */
  noteDraftOf(id: number): string | undefined;
  writeNoteDraft(id: number, text: string | undefined): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  announcement: { text: string; turn: number };
}

/**
 * Sends replies and notes for the view. Each call has its own outcome, because several may be in progress.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const inbox = useReviewsInbox();
 * const actions = useInboxActions(inbox);
 * ```
 */
export function useInboxActions(inbox: ReviewsInbox): InboxActions {
  const t = useTranslate();
  const reply = useReply();
  const removeReply = useDeleteReply();
  const note = useReviewNote();
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
        writeNoteDraft(review.id, undefined);
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
