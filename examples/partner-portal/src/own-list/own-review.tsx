import { canReply, replyTextProblem, useReply, type Review } from '@pinfold/sdk/headless/reviews';
import { usePermission } from '@pinfold/sdk';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export function OwnReview({ review }: { review: Review }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const reply = useReply();
  const permission = usePermission('reply_reviews');
  const isOpen = permission.allowed && canReply(review);
  return (
    <article className="grid gap-2 rounded-xl bg-white p-4 dark:bg-stone-900">
      <h2 className="font-semibold">
        {review.author.name} <Rating rating={review.rating} />
      </h2>
      <p className="text-sm text-stone-600 dark:text-stone-400">{review.location.name}</p>
      <p>{review.comment}</p>
      <label htmlFor={id} className="text-sm">
        {t('own.answer', { author: review.author.name })}
      </label>
      <textarea
        id={id}
        rows={2}
        value={text}
        disabled={!isOpen}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="rounded-lg border border-stone-400 p-2 disabled:opacity-60"
      />
      <div className="flex items-center gap-3">
        <button
          type="button"
          disabled={!isOpen || replyTextProblem(text) !== undefined}
          onClick={() => reply.mutate({ review, replyComment: text })}
          className="min-h-11 rounded-lg bg-brand px-4 font-medium text-white disabled:bg-stone-500"
        >
          {review.reply_status === 'processing' ? t('own.processing') : t('own.send')}
        </button>
        <p className="text-sm">{reply.error?.detail ?? permission.reason?.text}</p>
      </div>
    </article>
  );
}

function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('own.rating', { rating })} className="text-amber-700 dark:text-amber-400">
      {'★'.repeat(rating)}
      <span className="opacity-30">{'★'.repeat(5 - rating)}</span>
    </span>
  );
}
