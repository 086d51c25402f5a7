/** Parts of the figures of reviews: `pinfold-ReviewAnalytics-figure` and so on. */
export type ReviewAnalyticsPart =
  | 'header'
  | 'title'
  | 'body'
  | 'figures'
  | 'figure'
  | 'value'
  | 'change'
  | 'card'
  | 'cardTitle'
  | 'bar'
  | 'pair'
  | 'row'
  | 'score'
  | 'footer';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ReviewAnalytics: ReviewAnalyticsPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ReviewAnalytics: Record<never, never>;
    ReviewCategoryFigures: Record<never, never>;
  }
}
