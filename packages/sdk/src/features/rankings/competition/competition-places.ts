import type { Schemas } from '../../../client/schema.ts';
import type { RankSeries, RankSummary } from '../../../state/rank-series.ts';

/** The own location or a competitor, with its positions. */
interface ComparedPlace {
  id: string;
  name: string;
  series: RankSeries;
  summary: RankSummary;
  /** Of the earlier period. */
  compared: RankSummary | null;
}

/** The own location and then its competitors, in the order of their colours. */
export function placesOf(
  { own, competitors }: Schemas['Competition'],
  ownName: string,
): [ComparedPlace, ...ComparedPlace[]] {
  return [
    { ...own, id: 'own', name: ownName },
    ...competitors.map(({ competitor, ...place }) => ({ ...place, id: String(competitor) })),
  ];
}
