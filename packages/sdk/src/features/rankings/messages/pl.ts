import { plRankingsChart } from './chart/pl.ts';
import { plRankingsCompetition } from './competition/pl.ts';
import { plRankingsGrid } from './grid/pl.ts';
import { plRankingsLocations } from './locations/pl.ts';

/** Words of positions on maps, in Polish. */
export const plRankings: typeof plRankingsChart &
  typeof plRankingsCompetition &
  typeof plRankingsGrid &
  typeof plRankingsLocations = {
  ...plRankingsChart,
  ...plRankingsCompetition,
  ...plRankingsGrid,
  ...plRankingsLocations,
};
