import { formatLocationFilters } from '@pinfold/sdk/headless/listings';
import { LocationGroups } from '@pinfold/sdk/listings';
import styled from 'styled-components';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { ListingsTexts } from '../listings-texts.tsx';

export default function GroupsPage() {
  return (
    <ListingsTexts>
      <Groups />
    </ListingsTexts>
  );
}

function Groups() {
  const t = useText();
  return (
    <Page>
      <LocationGroups
        getLocationsHref={({ id }) =>
          `/business-addresses/list?${formatLocationFilters({ groups: [id] }).toString()}`
        }
        onChanged={({ kind, name }) => notifyGood(t(`location_page.group_${kind}`, { name }))}
      />
    </Page>
  );
}

const Page = styled.div`
  max-inline-size: 960px;
  padding: 24px;
  @media (max-width: 640px) {
    padding: 18px 16px;
  }
`;
