import { formatLocationFilters } from '@pinfold/sdk/headless/listings';
import { LocationGroups } from '@pinfold/sdk/listings';
import { notifyGood } from '../../../notices/notices.ts';
import { PageSpace } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { paths, withQuery } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';

export default function GroupsPage() {
  return (
    <PageTexts room="listings">
      <Groups />
    </PageTexts>
  );
}

function Groups() {
  const t = useText();
  return (
    <PageSpace $width="960px">
      <LocationGroups
        getLocationsHref={({ id }) => withQuery(paths.listingList, formatLocationFilters({ groups: [id] }))}
        onChanged={({ kind, name }) => notifyGood(t(`location_page.group_${kind}`, { name }))}
      />
    </PageSpace>
  );
}
