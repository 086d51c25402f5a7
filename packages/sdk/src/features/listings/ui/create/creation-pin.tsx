'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { LocationMap } from '../../../../ui/map/location-map.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { Text } from '../../../../ui/layout/text.tsx';

/** Where exactly it is; without a pin, Google finds the place by its address. */
export function CreationPin({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { form } = creator;
  const latitude = useDraftValues(form, (values) => values.latitude);
  const longitude = useDraftValues(form, (values) => values.longitude);
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <>
      <Text as="p" tone="muted" wrap="pretty">
        {point ? `${point.latitude}, ${point.longitude}` : t('listings.create.pin_help')}
      </Text>
      <LocationMap
        label={t('listing_editor.editor.map')}
        value={point}
        onChange={(next) => form.setValues({ latitude: next.latitude, longitude: next.longitude })}
        pinLabel={t('listing_editor.editor.pin')}
        pinHint={t('listing_editor.editor.pin_hint')}
        zoomInLabel={t('listing_editor.editor.zoom_in')}
        zoomOutLabel={t('listing_editor.editor.zoom_out')}
        centreLabel={t('listing_editor.editor.centre')}
      />
      {point && (
        <div>
          <Button
            size="s"
            variant="ghost"
            onPress={() => form.setValues({ latitude: null, longitude: null })}
          >
            {t('listings.create.pin_remove')}
          </Button>
        </div>
      )}
    </>
  );
}
