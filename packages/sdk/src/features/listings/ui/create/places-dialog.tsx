'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { MapView } from '../../../../ui/map/map-view.tsx';
import type { MapPlace } from '../../create/map-place.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import type { CreationLinks } from './creation-form.tsx';
import { FoundPlace } from './found-place.tsx';
import { OwnershipDialog } from './ownership-dialog.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

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
