'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ReviewAnalyticsOptions } from '../../analytics/use-review-analytics.ts';
import { AnalyticsBody } from './analytics-body.tsx';
import { AnalyticsFrame, type ReviewAnalyticsLooks } from './analytics-frame.tsx';
import { AnalyticsHeader } from './analytics-header.tsx';
import { useAnalyticsView } from './analytics-context.ts';
import { CategoryFigures } from './category-figures.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FiguresTable } from './figures-table.tsx';
import { PhraseTable } from './phrase-table.tsx';
import { SeriesPlot } from './series-plot.tsx';

export interface ReviewCategoryFiguresProps extends ReviewAnalyticsOptions, ReviewAnalyticsLooks {
  /** Id of the category that the page is about. Left out, all of them stand side by side. */
  category?: number | undefined;
}

/**
 * What customers speak of and how: every category with its score, or one of them with its phrases, its locations and
 * its course. Each figure leads to its reviews.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewAnalytics
 * @example
 * ```tsx
 * <ReviewCategoryFigures categoryHref="/reviews/category" reviewsHref="/reviews" />
 * ```
 */
export function ReviewCategoryFigures({
  title,
  headerActions,
  category,
  ...props
}: ReviewCategoryFiguresProps): JSX.Element {
  const filters = category === undefined ? props.filters : { ...props.filters, tags: [category] };
  return (
    <AnalyticsFrame
      component="ReviewCategoryFigures"
      {...props}
      filters={filters}
      hidden={category === undefined ? undefined : ofOne}
    >
      {category === undefined ? (
        <AllCategories title={title} headerActions={headerActions} />
      ) : (
        <OneCategory id={category} title={title} headerActions={headerActions} />
      )}
    </AnalyticsFrame>
  );
}

const ofOne = ['tags'] as const;

type Heading = Pick<ReviewAnalyticsLooks, 'title' | 'headerActions'>;

function AllCategories({ title, headerActions }: Heading) {
  const t = useTranslate();
  return (
    <>
      <AnalyticsHeader title={title ?? t('review_analytics.categories_title')} actions={headerActions} />
      <AnalyticsBody>{() => <FiguresTable dimension="category" />}</AnalyticsBody>
    </>
  );
}

function OneCategory({ id, title, headerActions }: Heading & { id: number }) {
  const t = useTranslate();
  const { state } = useAnalyticsView();
  return (
    <>
      <AnalyticsHeader title={title ?? t('review_analytics.category_title')} actions={headerActions} />
      <AnalyticsBody>
        {(analytics) => (
          <>
            <CategoryFigures id={id} filters={state.asked} />
            <FigureCards analytics={analytics} />
            <SeriesPlot analytics={analytics} />
            <PhraseTable category={id} filters={state.asked} />
            <FiguresTable dimension="location" />
          </>
        )}
      </AnalyticsBody>
    </>
  );
}
