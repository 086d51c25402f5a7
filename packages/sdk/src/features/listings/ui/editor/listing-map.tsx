'use client';
import { distanceMeters } from '@pinfold/contract/geo';
import { useCallback, useMemo, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftBase } from '../../../../state/use-draft-form.ts';
import { LocationMap } from '../../../../ui/map/location-map.tsx';
import type { MapPoint } from '../../../../ui/map/map-point.ts';
import { useListingEditorView } from './editor-context.ts';
import { useListingField } from './listing-field.tsx';

/** Where the location is, with a pin to drag, and how far it was moved. */
export function ListingMap(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { form } = useListingEditorView().editor;
  const latitude = useListingField('latitude');
  const longitude = useListingField('longitude');
  const point = useMemo(() => pointOf(latitude.value, longitude.value), [latitude.value, longitude.value]);
  const move = useCallback(
    ({ latitude: north, longitude: east }: MapPoint) => form.setValues({ latitude: north, longitude: east }),
    [form],
  );
  const base = useDraftBase(form);
  const before = pointOf(base.latitude, base.longitude);
  const moved = point && before ? Math.round(distanceMeters(before, point)) : 0;
  return (
    <div>
      <LocationMap
        label={t('listing_editor.editor.map')}
        value={point}
        onChange={move}
        isReadOnly={latitude.isReadOnly || latitude.isDisabled}
        pinLabel={t('listing_editor.editor.pin')}
        pinHint={t('listing_editor.editor.pin_hint')}
        zoomInLabel={t('listing_editor.editor.zoom_in')}
        zoomOutLabel={t('listing_editor.editor.zoom_out')}
        centreLabel={t('listing_editor.editor.centre')}
        size="s"
      />
      {moved > 0 && (
        <p role="status">
          {t('listing_editor.editor.pin_moved', {
            distance:
              moved < 1000
                ? format.number(moved, { style: 'unit', unit: 'meter' })
                : format.number(moved / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
          })}
        </p>
      )}
    </div>
  );
}

function pointOf(latitude: number | null, longitude: number | null): MapPoint | null {
  const isPlace = Number.isFinite(latitude) && Number.isFinite(longitude);
  return isPlace && latitude !== null && longitude !== null ? { latitude, longitude } : null;
}
