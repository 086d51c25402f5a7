import { esRankingsChart } from './chart/es.ts';
import { esRankingsCompetition } from './competition/es.ts';
import { esRankingsGrid } from './grid/es.ts';
import { esRankingsLocations } from './locations/es.ts';

/** Words of positions on maps, in Spanish. */
export const esRankings: typeof esRankingsChart &
  typeof esRankingsCompetition &
  typeof esRankingsGrid &
  typeof esRankingsLocations = {
  ...esRankingsChart,
  ...esRankingsCompetition,
  ...esRankingsGrid,
  ...esRankingsLocations,
};
