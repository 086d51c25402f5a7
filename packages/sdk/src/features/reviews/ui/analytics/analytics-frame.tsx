'use client';
import { type Context, createContext, type JSX, type ReactNode, useContext } from 'react';
import { reviewAnalyticsMessages } from '../../../../i18n/feature-messages.ts';
import { reviewsMessages } from '../../../../i18n/namespaces.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureGate } from '../../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { type FigureFacet, figureFilters } from '../../analytics/figure-filters.ts';
import type { ReviewAnalytics } from '../../analytics/review-analytics.queries.ts';
import {
  type ReviewAnalyticsOptions,
  type ReviewAnalyticsState,
  useReviewAnalytics,
} from '../../analytics/use-review-analytics.ts';
import { formatReviewFilters } from '../../review-filters.ts';

/** How figures fit into the host. */
export interface ReviewAnalyticsAppearance {
  /** Above the figures. @defaultValue "Analiza opinii" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Your page with the inbox; each figure leads there with the filters of its reviews. */
  reviewsHref?: string | undefined;
  /** Your page with the figures of one category. */
  categoryHref?: string | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

interface AnalyticsFrameProps extends ReviewAnalyticsOptions, ReviewAnalyticsAppearance {
  component: 'ReviewAnalytics' | 'ReviewCategoryFigures';
  /** Filters that have no chip here, because the page is about them. */
  hidden?: readonly 'tags'[] | undefined;
  children: ReactNode;
}

/** Frame of figures; its content is rendered once the messages are loaded and if the user may see it. */
export function AnalyticsFrame({
  component,
  appearance,
  hidden,
  children,
  ...props
}: AnalyticsFrameProps): JSX.Element {
  const { reviewsHref, categoryHref, headingLevel = 1 } = props;
  const state = useReviewAnalytics(props);
  const layout = useScreenLayout();
  const view: AnalyticsView = {
    state,
    hidden,
    headingLevel,
    hrefOf: (facet) =>
      reviewsHref && `${reviewsHref}?${formatReviewFilters(figureFilters(state.asked, facet))}`,
    categoryHrefOf: (id) =>
      categoryHref && `${categoryHref}?${formatReviewFilters({ ...state.filters, tags: [id] })}`,
  };
  return (
    <Surface component={component} appearance={appearance}>
      <Screen part="ReviewAnalytics" layout={layout} height="flow" inset="page" isStale={state.isStale}>
        <FeatureGate
          messages={[reviewAnalyticsMessages, reviewsMessages]}
          permission={state.permission}
          forbidden="review_analytics.forbidden"
          loading={{ blocks: 8 }}
        >
          <AnalyticsContext.Provider value={view}>{children}</AnalyticsContext.Provider>
        </FeatureGate>
      </Screen>
    </Surface>
  );
}

/** What every part of the figures reads. */
interface AnalyticsView {
  state: ReviewAnalyticsState;
  hidden: AnalyticsFrameProps['hidden'];
  /** Where the reviews of a figure are; undefined where the host has no inbox. */
  hrefOf(facet: FigureFacet): string | undefined;
  /** Where the figures of one category are. */
  categoryHrefOf(id: number): string | undefined;
  headingLevel: 1 | 2 | 3;
}

const AnalyticsContext: Context<AnalyticsView | undefined> = createContext<AnalyticsView | undefined>(
  undefined,
);

/** What the parts of the figures share. */
export function useAnalyticsView(): AnalyticsView {
  const view = useContext(AnalyticsContext);
  if (!view)
    throw new Error('Parts of the figures of reviews need a <ReviewAnalytics> somewhere above them.');
  return view;
}

/** The figures, or why there are none. */
export function AnalyticsBody({
  children,
}: {
  children: (analytics: ReviewAnalytics) => ReactNode;
}): JSX.Element {
  const t = useTranslate();
  const { state } = useAnalyticsView();
  const { analytics, error } = state;
  if (error)
    return (
      <ErrorState
        title={t('review_analytics.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
      />
    );
  if (!analytics) return <Skeleton label={t('common.loading')} blocks={8} />;
  if (analytics.total.count === 0)
    return (
      <EmptyState
        title={t(state.hasFilters ? 'review_analytics.nothing_matches' : 'review_analytics.nothing_yet')}
        actions={state.hasFilters && <Button onPress={state.clearFilters}>{t('common.clear_all')}</Button>}
      >
        {t(state.hasFilters ? 'review_analytics.widen' : 'review_analytics.import_hint')}
      </EmptyState>
    );
  return (
    <Stack gap={5} minInlineSize="0" isStale={state.isStale}>
      {children(analytics)}
    </Stack>
  );
}
