'use client';
import { useMemo, type ReactNode, type JSX } from 'react';
import { reviewAnalyticsMessages, reviewsMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { figureFilters } from '../../analytics/figure-filters.ts';
import { useReviewAnalytics, type ReviewAnalyticsOptions } from '../../analytics/use-review-analytics.ts';
import { formatReviewFilters } from '../../review-search-params.ts';
import { FilterViewContext, type FilterView } from '../filters/filter-view-context.ts';
import { useReviewFilterChoices } from '../filters/use-review-filter-choices.ts';
import { AnalyticsContext, type AnalyticsView } from './analytics-context.ts';

/** How figures fit into the host. */
export interface ReviewAnalyticsLooks {
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
  /** Looks of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

interface AnalyticsFrameProps extends ReviewAnalyticsOptions, ReviewAnalyticsLooks {
  component: 'ReviewAnalytics' | 'ReviewCategoryFigures';
  /** Filters that have no chip here, because the page is about them. */
  hidden?: readonly 'tags'[] | undefined;
  children: ReactNode;
}

/** The room of figures, once their words are here and the reader may see them. */
export function AnalyticsFrame({
  component,
  appearance,
  hidden,
  children,
  ...props
}: AnalyticsFrameProps): JSX.Element {
  const { reviewsHref, categoryHref, headingLevel = 1 } = props;
  const state = useReviewAnalytics(props);
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(reviewAnalyticsMessages);
  const areFilterWordsReady = useFeatureMessages(reviewsMessages);
  const layout = useScreenLayout();
  const { isNarrow } = layout;
  const choices = useReviewFilterChoices(state.filters);
  const view: AnalyticsView = {
    state,
    headingLevel,
    hrefOf: (facet) =>
      reviewsHref && `${reviewsHref}?${formatReviewFilters(figureFilters(state.asked, facet))}`,
    categoryHrefOf: (id) =>
      categoryHref && `${categoryHref}?${formatReviewFilters({ ...state.filters, tags: [id] })}`,
  };
  const { filters, changeFilters, clearFilters, analytics, isStale } = state;
  const filterView = useMemo<FilterView>(() => {
    const { date_from: _from, date_to: _to, ...chips } = filters;
    if (hidden?.includes('tags')) delete chips.tags;
    return {
      filters,
      chips,
      changeFilters,
      clearFilters,
      hasFilters: Object.keys(chips).length > 0,
      count: isStale ? undefined : analytics?.total.count,
      choices,
      isNarrow,
    };
  }, [filters, changeFilters, clearFilters, isStale, analytics, choices, isNarrow, hidden]);
  const { reason, isPending } = state.permission;
  return (
    <Surface component={component} appearance={appearance}>
      <Screen part="ReviewAnalytics" layout={layout} height="flow" inset="page" isStale={state.isStale}>
        {!areWordsReady || !areFilterWordsReady || isPending ? (
          <Skeleton label={t('common.loading')} blocks={8} />
        ) : reason ? (
          <ForbiddenState title={t('review_analytics.forbidden')} reason={reason.text} />
        ) : (
          <FilterViewContext.Provider value={filterView}>
            <AnalyticsContext.Provider value={view}>{children}</AnalyticsContext.Provider>
          </FilterViewContext.Provider>
        )}
      </Screen>
    </Surface>
  );
}
