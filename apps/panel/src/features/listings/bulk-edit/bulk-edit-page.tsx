import { BulkEditor } from '@pinfold/sdk/listings';
import { useState } from 'react';
import styled from 'styled-components';
import { useStored } from '../../../session/use-stored.ts';
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
    <Page>
      <BulkEditor
        facilitiesIds={ids}
        onFacilitiesIdsChange={choose}
        chooseHref="/business-addresses/list"
        getLocationHref={(id) => `/business-addresses/${id}/details`}
      />
    </Page>
  );
}

const Page = styled.div`
  max-inline-size: 1120px;
  padding: 24px;
  @media (max-width: 640px) {
    padding: 18px 16px;
  }
`;
