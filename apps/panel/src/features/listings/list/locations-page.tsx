import { usePermission } from '@pinfold/sdk';
import { LocationExportDialog, LocationList } from '@pinfold/sdk/listings';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notifyGood } from '../../../notices/notices.ts';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { chooseLocations } from '../chosen-locations.ts';
import { readingChanges } from '../details/reading-changes.ts';
import { ListingsTexts } from '../listings-texts.tsx';
import { useLocationAddress } from './location-address.ts';
import { NewLocationLinks } from './new-location-links.tsx';

export default function LocationsPage() {
  return (
    <ListingsTexts>
      <Locations />
    </ListingsTexts>
  );
}

function Locations() {
  const t = useText();
  const navigate = useNavigate();
  const changes = usePermission(readingChanges);
  const [exported, setExported] = useState<readonly number[]>();
  // A mail leads to the file that it speaks of.
  const [address] = useSearchParams();
  const [mailedId, setMailedId] = useState(() => Number(address.get('export')) || undefined);
  return (
    <>
      <LocationList
        {...useLocationAddress()}
        headerActions={<NewLocationLinks />}
        emptyActions={<NewLocationLinks />}
        getHref={({ id }) => hrefTo(paths.listingDetails, { id })}
        getChangesHref={changes.allowed ? ({ id }) => hrefTo(paths.listingChanges, { id }) : undefined}
        onEdit={(ids) => {
          chooseLocations(ids);
          void navigate(paths.editListings);
        }}
        onExport={setExported}
        onAddedToGroup={({ name }) => notifyGood(t('location_page.added_to_group', { name }))}
      />
      <LocationExportDialog
        isOpen={exported !== undefined || mailedId !== undefined}
        onOpenChange={() => {
          setExported(undefined);
          setMailedId(undefined);
        }}
        facilitiesIds={exported}
        exportId={mailedId}
      />
    </>
  );
}
