import { usePermission } from '@pinfold/sdk';
import type { Listing } from '@pinfold/sdk/headless/listings';
import { ListingEditor } from '@pinfold/sdk/listings';
import { useParams } from 'react-router-dom';
import { notifyGood } from '../../../notices/notices.ts';
import { PageSpace } from '../../../pages/page-layout.tsx';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { ListingsTexts } from '../listings-texts.tsx';
import { CardReviews } from './card-reviews.tsx';
import { ChangesNote } from './changes-note.tsx';
import { DeleteListing } from './delete-listing.tsx';
import { ListingTabs } from './listing-tabs.tsx';
import { LocationBreadcrumb } from './location-breadcrumb.tsx';
import { readingChanges } from './reading-changes.ts';

export default function ListingPage() {
  const { id = '' } = useParams();
  return (
    <ListingsTexts>
      <Details key={id} id={Number(id)} />
    </ListingsTexts>
  );
}

/** One location with all that its listing says, to read and to edit. */
function Details({ id }: { id: number }) {
  const t = useText();
  const changes = usePermission(readingChanges);
  const tellSent = ({ name }: Listing) => notifyGood(t('listing_page.sent', { name }));
  return (
    <PageSpace $padding="20px 24px 24px" $narrowPadding="16px 16px 0">
      <ListingEditor
        listingId={id}
        breadcrumb={<LocationBreadcrumb id={id} />}
        tabs={
          <>
            <ListingTabs id={id} />
            <ChangesNote id={id} />
          </>
        }
        actions={<DeleteListing id={id} />}
        changesHref={changes.allowed ? hrefTo(paths.listingChanges, { id }) : undefined}
        slots={slots}
        onSaved={tellSent}
      />
    </PageSpace>
  );
}

const slots = { CardDetails: CardReviews };
