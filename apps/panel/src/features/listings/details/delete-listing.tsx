import { usePermission } from '@pinfold/sdk';
import { useListing } from '@pinfold/sdk/headless/listings';
import { DeleteListingDialog } from '@pinfold/sdk/listings';
import { IconButton, TrashIcon } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyGood } from '../../../notices/notices.ts';
import { paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';

/** Deletes the location: for owners and admins. */
export function DeleteListing({ id }: { id: number }) {
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
