'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { MapPlace } from '../../create/map-place.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import type { CreationLinks } from './creation-form.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface OwnershipDialogProps extends Omit<CreationLinks, 'headingLevel' | 'accountsHref'> {
  creator: ListingCreator;
  place: MapPlace;
  onBack: () => void;
}

/** Whose the place is decides what can be done with it: open or import it, ask its owner, or take it over. */
export function OwnershipDialog({ creator, place, onBack, ...links }: OwnershipDialogProps): JSX.Element {
  const t = useTranslate();
  const { name, formatted_address, ownership, facility_id: id, maps_url } = place;
  const kind = ownership === 'existsInAccount' && id !== null ? 'imported' : ownership;
  return (
    <Dialog
      title={t(`listings.create.owner_title.${kind}`)}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={creator.closePlaces}
      footer={
        <>
          <Button onPress={onBack}>{t('listings.create.back_to_places')}</Button>
          <PlaceAction creator={creator} place={place} {...links} />
        </>
      }
    >
      <Stack as="section" gap={4} minInlineSize="0">
        <Text as="p" tone="muted" wrap="pretty">
          <strong>{name}</strong>, {formatted_address}
        </Text>
        <Text as="p" tone="muted" wrap="pretty">
          {t(`listings.create.owner_text.${kind}`)}
        </Text>
        {isWebAddress(maps_url) && (
          <Link href={maps_url} target="_blank" rel="noreferrer">
            {t('listings.create.see_on_map')}
          </Link>
        )}
      </Stack>
    </Dialog>
  );
}

function PlaceAction({ creator, place, listingHref, importHref }: Omit<OwnershipDialogProps, 'onBack'>) {
  const t = useTranslate();
  const { ownership, facility_id: id, request_admin_rights_url: request } = place;
  if (ownership === 'withoutOwner')
    return (
      <Button variant="primary" onPress={() => creator.takeOver(place)}>
        {t('listings.create.take_over')}
      </Button>
    );
  if (ownership === 'existsInAccount')
    return (
      <Link variant="button" href={id === null ? importHref : listingHref(id)} isInApp>
        {t(id === null ? 'listings.create.import' : 'listings.create.open')}
      </Link>
    );
  if (!isWebAddress(request)) return null;
  return (
    <Link variant="button" href={request} target="_blank" rel="noreferrer">
      {t('listings.create.ask_access')}
    </Link>
  );
}

/** The provider's addresses are data: nothing but a page of the web is followed. */
function isWebAddress(address: string | null): address is string {
  return address !== null && /^https?:\/\//.test(address);
}
