import { BulkEditor } from '@pinfold/sdk/listings';
import { useState } from 'react';
import { PageSpace } from '../../../pages/page-layout.tsx';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useStored } from '../../../session/session-store.ts';
import { chooseLocations, chosenLocations } from '../chosen-locations.ts';

/** Edits the locations that were chosen in the list. */
export default function BulkEditPage() {
  const { companyId } = useStored();
  return <ChosenEditor key={companyId} />;
}

function ChosenEditor() {
  const [ids, setIds] = useState(chosenLocations);
  const choose = (next: number[]) => {
    chooseLocations(next);
    setIds(next);
  };
  return (
    <PageSpace $width="1120px">
      <BulkEditor
        facilitiesIds={ids}
        onFacilitiesIdsChange={choose}
        chooseHref={paths.listingList}
        getLocationHref={(id) => hrefTo(paths.listingDetails, { id })}
      />
    </PageSpace>
  );
}
