import { ListingCreator } from '@pinfold/sdk/listings';
import { useSearchParams } from 'react-router';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';

export default function CreateListingPage() {
  return (
    <PageTexts room="listings">
      <CreateListing />
    </PageTexts>
  );
}

/** Creates a location. Once it is sent, its id is in the URL, so that its progress survives a reload. */
function CreateListing() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('listing') ?? '');
  return (
    <PageLayout title={t('location_page.create_title')} lead={t('location_page.create_lead')}>
      <ListingCreator
        listingId={Number.isSafeInteger(id) && id > 0 ? id : undefined}
        onListingChange={(listing) => setParams(listing ? { listing: String(listing.id) } : {})}
        listingHref={(listingId) => hrefTo(paths.listing, { id: listingId })}
        importHref={paths.importListings}
        accountsHref={paths.googleAccounts}
      />
    </PageLayout>
  );
}
