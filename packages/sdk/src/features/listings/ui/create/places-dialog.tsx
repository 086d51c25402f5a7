'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { MapView } from '../../../../ui/map/map-view.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { MapPlace } from '../../create/creation.queries.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import type { CreationLinks } from './creation-form.tsx';

interface PlacesDialogProps extends Omit<CreationLinks, 'headingLevel'> {
  creator: ListingCreator;
}

/** What the map shows already, so that nothing is added to it twice. */
export function PlacesDialog({ creator, ...links }: PlacesDialogProps): JSX.Element | null {
  const { places } = creator;
  const [chosen, choose] = useState<MapPlace>();
  if (!places) return null;
  const isOwned = chosen !== undefined && places.includes(chosen);
  return isOwned ? (
    <OwnershipDialog creator={creator} place={chosen} onBack={() => choose(undefined)} {...links} />
  ) : (
    <FoundPlaces creator={creator} places={places} onChoose={choose} />
  );
}

interface FoundPlacesProps {
  creator: ListingCreator;
  places: readonly MapPlace[];
  onChoose: (place: MapPlace) => void;
}

function FoundPlaces({ creator, places, onChoose }: FoundPlacesProps) {
  const t = useTranslate();
  const isDuplicate = places.some((place) => place.is_duplicate);
  const markers = places.flatMap(({ geo_coords: point, name, place_id: id }, index) =>
    point ? [{ ...point, id, label: name, number: index + 1 }] : [],
  );
  return (
    <Dialog
      title={t(isDuplicate ? 'listings.create.duplicates' : 'listings.create.similar')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={creator.closePlaces}
      footer={
        <>
          <Button onPress={creator.closePlaces}>{t('listings.create.correct')}</Button>
          <Button onPress={creator.addAnyway} variant={isDuplicate ? 'default' : 'primary'}>
            {t('listings.create.add_anyway')}
          </Button>
        </>
      }
    >
      <Stack as="section" gap={4} minInlineSize="0">
        <Text as="p" tone="muted" wrap="pretty">
          {t('listings.create.duplicates_text')}
        </Text>
        {markers.length > 0 && (
          <MapView
            label={t('listings.create.places_map')}
            size="s"
            markers={markers}
            isClustered={false}
            onSelect={(id) => {
              const place = places.find(({ place_id }) => place_id === id);
              if (place) onChoose(place);
            }}
            clusterLabel={(count) => String(count)}
            zoomInLabel={t('listing_editor.editor.zoom_in')}
            zoomOutLabel={t('listing_editor.editor.zoom_out')}
            showAllLabel={t('listings.create.show_all')}
          />
        )}
        <List lines="between" aria-label={t('listings.create.places')}>
          {places.map((place, index) => (
            <FoundPlace
              key={place.place_id}
              place={place}
              number={place.geo_coords ? index + 1 : undefined}
              onChoose={() => onChoose(place)}
            />
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}

interface FoundPlaceProps {
  place: MapPlace;
  /** Of its marker on the map. */
  number: number | undefined;
  onChoose: () => void;
}

/** A place that the map shows already, whose it is and how far from the pin. */
function FoundPlace({ place, number, onChoose }: FoundPlaceProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { name, formatted_address, ownership, distance } = place;
  return (
    <Row as="li" gap={5} rowGap={3} padding={[4, 0]} wrap>
      <Stack basis="220px" gap={1}>
        <Text weight="semibold" wrap="anywhere">
          {number !== undefined && <span>{`${number}. `}</span>}
          <span>{name}</span>
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {formatted_address}
          {distance !== null && (
            <span>{` · ${t('listings.create.distance', { metres: format.number(distance) })}`}</span>
          )}
        </Text>
        <span>
          <Tag tone={tones[ownership]}>{t(`listings.create.ownership.${ownership}`)}</Tag>
        </span>
      </Stack>
      <Button size="s" onPress={onChoose} aria-label={t('listings.create.mine_named', { name })}>
        {t('listings.create.mine')}
      </Button>
    </Row>
  );
}

const tones: Readonly<Record<MapPlace['ownership'], Tone>> = {
  existsInAccount: 'good',
  withOwner: 'warn',
  withoutOwner: 'info',
};

interface OwnershipDialogProps extends Omit<CreationLinks, 'headingLevel' | 'accountsHref'> {
  creator: ListingCreator;
  place: MapPlace;
  onBack: () => void;
}

/** The actions depend on who owns the place: open or import it, ask its owner, or take it over. */
function OwnershipDialog({ creator, place, onBack, ...links }: OwnershipDialogProps): JSX.Element {
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
