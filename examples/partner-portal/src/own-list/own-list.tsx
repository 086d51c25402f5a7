import { useReviews } from '@pinfold/sdk/headless/reviews';
import { useTranslation } from 'react-i18next';
import { OwnReview } from './own-review.tsx';

const unanswered = { reply: false, deleted: false };

export function OwnList() {
  const { t } = useTranslation();
  const { reviews, count, hasNextPage, fetchNextPage, error, isPending } = useReviews(unanswered);
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <div>
        <h1 className="text-2xl font-semibold">{t('own.title')}</h1>
        <p aria-live="polite" className="text-stone-600 dark:text-stone-400">
          {count !== undefined && t(count === 0 ? 'own.empty' : 'own.lead', { count })}
        </p>
      </div>
      {error && <p role="alert">{error.message}</p>}
      <ul aria-busy={isPending} className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <OwnReview review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="min-h-11 rounded-lg border border-stone-400 px-4"
          onClick={() => void fetchNextPage()}
        >
          {t('own.more')}
        </button>
      )}
    </div>
  );
}
