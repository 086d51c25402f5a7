import { usePermission } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { formatBingListingFilters } from '@pinfold/sdk/headless/integrations';
import { useListing, type Listing } from '@pinfold/sdk/headless/listings';
import { formatReviewFilters, useReviews } from '@pinfold/sdk/headless/reviews';
import { DeleteListingDialog, ListingEditor, type ListingPartProps } from '@pinfold/sdk/listings';
import { Banner, IconButton, Link, TrashIcon } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { notifyGood } from '../../../notices/notices.ts';
import { PageSpace } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { hrefTo, paths, withQuery } from '../../../routing/paths.ts';
import { useMayLink } from '../../../routing/use-panel-session.ts';
import { useText } from '../../../texts/use-text.ts';
import { ListingTabs, LocationBreadcrumb } from './location-frame.tsx';
import { readingChanges } from './reading-changes.ts';

export default function ListingPage() {
  const { id = '' } = useParams();
  return (
    <PageTexts room="listings">
      <Details key={id} id={Number(id)} />
    </PageTexts>
  );
}

/** One location with all that its listing says, to read and to edit. */
function Details({ id }: { id: number }) {
  const t = useText();
  const changes = usePermission(readingChanges);
  const mayLink = useMayLink();
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
        getBingHref={
          mayLink(paths.mapSettings)
            ? (q) => withQuery(paths.mapSettings, formatBingListingFilters({ q }))
            : undefined
        }
        slots={slots}
        onSaved={tellSent}
      />
    </PageSpace>
  );
}

const slots = { CardDetails: CardReviews };

/** Says beside the form that Google shows something else, and leads to where that is decided. */
function ChangesNote({ id }: { id: number }) {
  const { allowed } = usePermission(readingChanges);
  return allowed ? <Note id={id} /> : null;
}

function Note({ id }: { id: number }) {
  const t = useText();
  const { data: listing } = useListing(id);
  const pending = useExternalChangeStats([id]).data?.pending ?? 0;
  // The editor says so itself when a change crossed what was sent from here.
  if (pending === 0 || !listing || listing.update_status === 'external_change') return null;
  return (
    <Banner
      tone="warn"
      role="status"
      actions={
        <Link href={hrefTo(paths.listingChanges, { id })} isInApp>
          {t('listing_page.see_changes')}
        </Link>
      }
    >
      {t('listing_page.changes', { count: pending })}
    </Banner>
  );
}

/** How many reviews the location has, as a way to them. */
function CardReviews({ listing }: ListingPartProps) {
  const { allowed } = usePermission('view_reviews');
  return allowed ? <Reviews id={listing.id} /> : null;
}

function Reviews({ id }: { id: number }) {
  const t = useText();
  const filters = { gmb_address_ids: [id] };
  const { count } = useReviews(filters);
  if (count === undefined) return null;
  return (
    <Link href={withQuery(paths.reviewList, formatReviewFilters(filters))} isInApp>
      {t('listing_page.reviews', { count })}
    </Link>
  );
}

/** Deletes the location: for owners and admins. */
function DeleteListing({ id }: { id: number }) {
  const t = useText();
  const navigate = useNavigate();
  const { allowed } = usePermission(deleting);
  const { data: listing } = useListing(id);
  const [isOpen, setOpen] = useState(false);
  if (!allowed || !listing) return null;
  return (
    <>
      <IconButton icon={<TrashIcon />} label={t('listing_page.delete')} onPress={() => setOpen(true)} />
      <DeleteListingDialog
        listing={listing}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onDeleted={() => {
          notifyGood(t('listing_page.deleted', { name: listing.name }));
          void navigate(paths.listingList, { replace: true });
        }}
      />
    </>
  );
}

const deleting = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  fullAccess: true,
  demo: 'blocked',
} as const;
