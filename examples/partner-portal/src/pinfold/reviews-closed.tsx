import { useTranslation } from 'react-i18next';

/** Shown in place of the reviews when our key was revoked. */
export function ReviewsClosed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid h-full place-content-center gap-3 p-6 text-center">
      <p className="font-medium">{t('reviews.closed')}</p>
      <p className="text-sm text-stone-600 dark:text-stone-400">{t('reviews.closedHint')}</p>
      <button
        type="button"
        className="mx-auto min-h-11 rounded-lg border border-stone-400 px-4 hover:bg-stone-100 dark:hover:bg-stone-800"
        onClick={onRetry}
      >
        {t('reviews.retry')}
      </button>
    </div>
  );
}
