import { LocationPositionsTable, RankMap } from '@pinfold/sdk/rankings';
import { useSearchParams } from 'react-router';
import { AllLocationsPage } from './all-locations-page.tsx';

/** Positions of all locations as a table, or on a map. */
export default function AllLocationsTablePage() {
  const [params] = useSearchParams();
  return params.get('view') === 'map' ? (
    <AllLocationsPage key="map" view="map" Positions={RankMap} />
  ) : (
    <AllLocationsPage key="table" view="table" Positions={LocationPositionsTable} />
  );
}
