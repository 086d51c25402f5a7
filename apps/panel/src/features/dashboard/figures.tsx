import { useFormat, usePermission } from '@pinfold/sdk';
import type { CurrentCompany } from '@pinfold/sdk/headless/company';
import { formatReviewFilters, reviewViews, useReviewStats } from '@pinfold/sdk/headless/reviews';
import { ErrorState, Grid, IconButton, RefreshIcon, Skeleton, Stars, Text, token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { notifyBriefly } from '../../notices/notices.ts';
import { paths, type PanelPath } from '../../routing/paths.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';
import { useText } from '../../texts/use-text.ts';
import { RouterLink } from '../../routing/router-link.tsx';

/** The figures that the reader may know. */
export function Figures({ company }: { company: CurrentCompany }) {
  const t = useText();
  const format = useFormat();
  const { allowed: maySeeReviews } = usePermission('view_reviews');
  return (
    <Grid as="section" fit="240px" gap={5} aria-label={t('dashboard.figures')}>
      <Figure label={t('dashboard.locations')} note={t('dashboard.locations_yours')} page={paths.listingList}>
        {format.number(company.company_user.facilities_access_count)}
      </Figure>
      {maySeeReviews && <ReviewFigures />}
    </Grid>
  );
}

/** How many reviews wait, and how customers rate. */
function ReviewFigures() {
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
  const ratingText =
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
            {ratingText}
            <Stars value={rating} label={t('dashboard.stars', { rating: ratingText })} size={18} />
          </>
        )}
      </Figure>
    </>
  );
}

const unansweredQuery = `?${formatReviewFilters(reviewViews.unanswered.filters)}`;

interface FigureProps {
  label: string;
  /** What the number is made of. */
  note?: string | undefined;
  /** Where more is to be seen; a link only for those who may open it. The query goes with it. */
  page?: PanelPath;
  query?: string;
  /** In the corner. */
  action?: ReactNode;
  /** The number. */
  children: ReactNode;
}

/** One number with its name. */
function Figure({ label, note, page, query = '', action, children }: FigureProps) {
  const mayLink = useMayLink();
  const isLinked = page !== undefined && mayLink(page);
  return (
    <Box>
      <Text as="div" tone="muted">
        {isLinked ? <Onward to={page + query}>{label}</Onward> : label}
      </Text>
      {action && <Corner>{action}</Corner>}
      <Number>{children}</Number>
      <Text as="div" size="s" tone="subtle" minBlockSize="1.4em">
        {note}
      </Text>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 16px 18px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-m')};
  background: ${token('color-surface')};
  &:has(a:hover) {
    background: ${token('color-hover')};
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;

/** The whole box can be pressed, while the link is named by its label alone. */
const Onward = styled(RouterLink)`
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-m')};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
`;

const Number = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 10px;
  font-size: 1.75rem;
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
  line-height: 1.25;
`;
