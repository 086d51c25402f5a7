import { usePermission } from '@pinfold/sdk';
import { ExternalChangesHistory } from '@pinfold/sdk/external-changes';
import { useSearchParams } from 'react-router-dom';
import { LocationFrame } from '../listings/details/location-frame.tsx';
import { HistoryViews } from './history-views.tsx';
import { ListingOverTime } from './listing-over-time.tsx';
import { useChangesAddress } from './changes-address.ts';

/** What became of others' changes in one location, or its listing as of a day. */
export default function LocationHistoryPage() {
  const [params] = useSearchParams();
  const listings = usePermission('view_facilities_data');
  const view = params.get('view') === 'listing' && listings.allowed ? 'listing' : 'changes';
  return (
    <LocationFrame isFilled={view === 'changes'}>
      {(id) => (
        <>
          {listings.allowed && <HistoryViews view={view} />}
          {view === 'listing' ? <ListingOverTime id={id} /> : <ChangesOfLocation id={id} />}
        </>
      )}
    </LocationFrame>
  );
}

function ChangesOfLocation({ id }: { id: number }) {
  const { filters, onFiltersChange } = useChangesAddress();
  return <ExternalChangesHistory facilitiesIds={[id]} filters={filters} onFiltersChange={onFiltersChange} />;
}
