import { usePermission } from '@pinfold/sdk';
import { LocationExportDialog, LocationList } from '@pinfold/sdk/listings';
import { Link } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { notifyGood } from '../../../notices/notices.ts';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useMayLink } from '../../../routing/use-panel-session.ts';
import { useText } from '../../../texts/use-text.ts';
import { chooseLocations } from '../chosen-locations.ts';
import { readingChanges } from '../details/reading-changes.ts';
import { useLocationAddress } from './location-address.ts';

export default function LocationsPage() {
  return (
    <PageTexts room="listings">
      <Locations />
    </PageTexts>
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

/** The ways to more locations, as far as they are open to the reader. */
function NewLocationLinks() {
  const t = useText();
  const mayLink = useMayLink();
  const ways = [
    { path: paths.createListing, label: t('location_page.create') },
    { path: paths.importListings, label: t('location_page.import') },
  ];
  return ways
    .filter(({ path }) => mayLink(path))
    .map(({ path, label }) => (
      <Link key={path} href={path} isInApp variant="button">
        {label}
      </Link>
    ));
}
