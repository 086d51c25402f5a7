import { ExternalChangesTable } from '@pinfold/sdk/external-changes';
import { LocationFrame } from '../listings/details/location-frame.tsx';
import { useChangesAddress } from './changes-address.ts';

/** What others changed in one location. */
export default function LocationChangesPage() {
  const { filters, onFiltersChange } = useChangesAddress();
  return (
    <LocationFrame isFilled>
      {(id) => (
        <ExternalChangesTable
          facilitiesIds={[id]}
          filters={filters}
          onFiltersChange={onFiltersChange}
          title={null}
        />
      )}
    </LocationFrame>
  );
}
