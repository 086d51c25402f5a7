import { useFormat } from '@pinfold/sdk';
import { formatReviewFilters, reviewViews, useReviewStats } from '@pinfold/sdk/headless/reviews';
import { ErrorState, IconButton, RefreshIcon, Skeleton, Stars } from '@pinfold/sdk/ui';
import { notifyBriefly } from '../../notices/notices.ts';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { Figure } from './figure.tsx';

/** How many reviews wait, and how customers rate. */
export function ReviewFigures() {
  const t = useText();
  const format = useFormat();
  const { data: stats, isError, isFetching, refetch } = useReviewStats();
  const refresh = () =>
    void refetch().then(({ isSuccess }) => isSuccess && notifyBriefly(t('dashboard.refreshed')));

  if (isError && !stats)
    return (
      <ErrorState
        title={t('dashboard.failed')}
        onRetry={refresh}
        retryLabel={t('retry')}
        isRetrying={isFetching}
      />
    );
  if (!stats) return <Skeleton label={t('dashboard.loading')} />;

  const { unanswered, negative_unanswered: negative, average_rating: rating, count } = stats;
  const negativeNote =
    negative > 0
      ? t('dashboard.unanswered_negative', { count: negative, total: format.number(negative) })
      : undefined;
  const words =
    rating === null ? '' : format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <Figure
        label={t('dashboard.unanswered')}
        note={unanswered === 0 ? t('dashboard.all_answered') : negativeNote}
        page={paths.reviewList}
        query={unansweredQuery}
      >
        {format.number(unanswered)}
      </Figure>
      <Figure
        label={t('dashboard.rating')}
        note={rating === null ? undefined : t('dashboard.rating_of', { count, total: format.number(count) })}
        action={
          <IconButton
            icon={<RefreshIcon size={16} />}
            label={t('dashboard.refresh')}
            size="s"
            isPending={isFetching}
            onPress={refresh}
          />
        }
      >
        {rating === null ? (
          t('dashboard.no_rating')
        ) : (
          <>
            {words}
            <Stars value={rating} label={t('dashboard.stars', { rating: words })} size={18} />
          </>
        )}
      </Figure>
    </>
  );
}

const unansweredQuery = `?${formatReviewFilters(reviewViews.unanswered.filters)}`;
