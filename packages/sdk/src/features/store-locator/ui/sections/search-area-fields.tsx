'use client';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LocationMap } from '../../../../ui/map/location-map.tsx';
import type { MapPoint } from '../../../../ui/map/map-point.ts';
import { LocatorGrid } from '../fields/locator-layout.tsx';
import { useLocatorField } from '../settings/locator-form-context.ts';

const distances = [5, 10, 25, 50, 100, 200, 500];

/** Where visitors begin, and how far from a searched place stores are listed. */
export function SearchAreaFields(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { value, onChange } = useLocatorField('search_area');
  const { center, radius_km } = value;
  const setCenter = (point: MapPoint | null) => onChange({ center: point, radius_km });
  const known = radius_km === null || distances.includes(radius_km) ? distances : [...distances, radius_km];
  return (
    <Stack gap={5}>
      <Divider />
      <RadioGroup
        label={t('store_locator.settings.area.start')}
        options={[
          { value: 'middle', label: t('store_locator.settings.area.middle') },
          { value: 'point', label: t('store_locator.settings.area.point') },
        ]}
        value={center ? 'point' : 'middle'}
        onChange={(chosen) => setCenter(chosen === 'point' ? firstPoint : null)}
      />
      {center && (
        <>
          <LocationMap
            label={t('store_locator.settings.area.map')}
            value={center}
            onChange={setCenter}
            pinLabel={t('store_locator.settings.area.pin')}
            pinHint={t('store_locator.settings.area.pin_hint')}
            zoomInLabel={t('store_locator.settings.area.zoom_in')}
            zoomOutLabel={t('store_locator.settings.area.zoom_out')}
            centreLabel={t('store_locator.settings.area.centre')}
            size="s"
          />
          <LocatorGrid>
            <DegreesField
              label={t('store_locator.settings.area.latitude')}
              value={center.latitude}
              limit={90}
              onChange={(latitude) => setCenter({ ...center, latitude })}
            />
            <DegreesField
              label={t('store_locator.settings.area.longitude')}
              value={center.longitude}
              limit={180}
              onChange={(longitude) => setCenter({ ...center, longitude })}
            />
          </LocatorGrid>
        </>
      )}
      <LocatorGrid>
        <Select
          label={t('store_locator.settings.area.radius')}
          options={[
            { id: 'none', label: t('store_locator.settings.area.no_limit') },
            ...known
              .toSorted((a, b) => a - b)
              .map((km) => ({
                id: String(km),
                label: format.number(km, { style: 'unit', unit: 'kilometer' }),
              })),
          ]}
          value={radius_km === null ? 'none' : String(radius_km)}
          onChange={(chosen) => onChange({ center, radius_km: chosen === 'none' ? null : Number(chosen) })}
        />
      </LocatorGrid>
    </Stack>
  );
}

interface DegreesFieldProps {
  label: string;
  value: number;
  /** Degrees on either side of zero. */
  limit: number;
  onChange: (degrees: number) => void;
}

/** Accepts numbers within limits; on blur, resets invalid input to the last valid one. */
function DegreesField({ label, value, limit, onChange }: DegreesFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={(text) => {
        setTyped(text);
        const degrees = Number(text.trim().replace(',', '.'));
        if (text.trim() !== '' && Math.abs(degrees) <= limit) onChange(degrees);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** The middle of Poland, from where the pin is moved. */
const firstPoint: MapPoint = { latitude: 52.07, longitude: 19.48 };
