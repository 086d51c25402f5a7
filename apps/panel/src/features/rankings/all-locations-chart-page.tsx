import { RankOverviewChart } from '@pinfold/sdk/rankings';
import { AllLocationsPage } from './all-locations-page.tsx';

/** Positions of all locations over time. */
export default function AllLocationsChartPage() {
  return <AllLocationsPage view="chart" Positions={RankOverviewChart} />;
}
