import { createContext, useContext, type Context } from 'react';
import type { FigureFacet } from '../../analytics/figure-filters.ts';
import type { ReviewAnalyticsState } from '../../analytics/use-review-analytics.ts';

/** What every part of the figures reads. */
export interface AnalyticsView {
  state: ReviewAnalyticsState;
  /** Where the reviews of a figure are; undefined where the host has no inbox. */
  hrefOf(facet: FigureFacet): string | undefined;
  /** Where the figures of one category are. */
  categoryHrefOf(id: number): string | undefined;
  headingLevel: 1 | 2 | 3;
}

export const AnalyticsContext: Context<AnalyticsView | undefined> = createContext<AnalyticsView | undefined>(
  undefined,
);

/** What the parts of the figures share. */
export function useAnalyticsView(): AnalyticsView {
  const view = useContext(AnalyticsContext);
  if (!view)
    throw new Error('Parts of the figures of reviews need a <ReviewAnalytics> somewhere above them.');
  return view;
}
