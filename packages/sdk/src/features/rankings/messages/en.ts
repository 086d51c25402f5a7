import { enRankingsChart } from './chart/en.ts';
import { enRankingsCompetition } from './competition/en.ts';
import { enRankingsGrid } from './grid/en.ts';
import { enRankingsLocations } from './locations/en.ts';

/** Words of positions on maps, in English. */
export const enRankings: typeof enRankingsChart &
  typeof enRankingsCompetition &
  typeof enRankingsGrid &
  typeof enRankingsLocations = {
  ...enRankingsChart,
  ...enRankingsCompetition,
  ...enRankingsGrid,
  ...enRankingsLocations,
};
