import type { ReviewAnalytics, ReviewFigures } from './figures-source.ts';

/** What of the reviews a chart shows over time. */
export const seriesShows = ['ratings', 'sentiments', 'average', 'replied', 'nss'] as const;

/** One thing that a chart shows. */
export type SeriesShow = (typeof seriesShows)[number];

/** A value of each step, by the name of its series. */
export interface ShownSeries {
  id: string;
  values: readonly (number | null)[];
}

/** The series of one show. Steps without reviews are gaps in means, shares and scores, and 0 in counts. */
export function shownSeries({ series }: ReviewAnalytics, show: SeriesShow): ShownSeries[] {
  const of = (id: string, read: (figures: ReviewFigures) => number | null): ShownSeries => ({
    id,
    values: series.map(({ figures }) => read(figures)),
  });
  switch (show) {
    case 'ratings':
      return [5, 4, 3, 2, 1].map((stars) => of(String(stars), ({ ratings }) => ratings[stars - 1] ?? 0));
    case 'sentiments':
      return (['positive', 'neutral', 'mixed', 'negative', 'unassigned'] as const).map((sentiment) =>
        of(sentiment, (figures) => figures[sentiment]),
      );
    case 'average':
      return [of('average', ({ average_rating }) => average_rating)];
    case 'replied':
      return [of('replied', ({ replied_share }) => replied_share)];
    case 'nss':
      return [of('nss', ({ nss }) => nss)];
  }
}
