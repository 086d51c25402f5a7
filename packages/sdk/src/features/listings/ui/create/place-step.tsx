'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField, useDraftValues } from '../../../../state/use-draft-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { LocationMap } from '../../../../ui/map/location-map.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { CreationTextField, CreationGrid } from './creation-layout.tsx';
import { useCountries } from '../../../company/reference/reference.ts';

/** What the map is searched by: the name, the address and, where it is known, the pin. */
export function PlaceStep({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { accounts, accountId } = creator;
  const choices = accounts.data ?? [];
  return (
    <>
      <Text as="p" tone="muted" wrap="pretty">
        {t('listings.create.place_help')}
      </Text>
      <CreationGrid>
        <div data-span="6">
          <CreationTextField creator={creator} field="name" isRequired autoComplete="organization" />
        </div>
        <div data-span="4">
          <CreationTextField creator={creator} field="street" isRequired autoComplete="address-line1" />
        </div>
        <div data-span="2">
          <CreationTextField creator={creator} field="house_number" />
        </div>
        <div data-span="2">
          <CreationTextField creator={creator} field="postal_code" autoComplete="postal-code" />
        </div>
        <div data-span="4">
          <CreationTextField creator={creator} field="city" isRequired autoComplete="address-level2" />
        </div>
        <CreationCountry creator={creator} />
        {choices.length > 1 && !creator.isMending && (
          <Select
            label={t('listings.create.account')}
            options={choices.map(({ id, title }) => ({ id: String(id), label: title }))}
            value={accountId === null ? null : String(accountId)}
            onChange={(id) => id !== null && creator.chooseAccount(Number(id))}
          />
        )}
      </CreationGrid>
      <Stack as="section" gap={4} minInlineSize="0">
        <Heading level={3} size="m">
          {t('listings.create.pin_title')}
        </Heading>
        <CreationPin creator={creator} />
      </Stack>
    </>
  );
}

/** The country, found by its name. */
function CreationCountry({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { data: countries = [], isPending } = useCountries();
  const { value: country, onChange, errorMessage } = useDraftField(creator.form, 'country');
  const options = countries.map(({ code, name }) => ({ id: code, label: name }));
  const isKnown = options.some(({ id }) => id === country);
  return (
    <ComboBox
      label={t('listing_editor.editor.field.country')}
      options={isKnown || country === '' ? options : [{ id: country, label: country }, ...options]}
      value={country}
      onChange={(code) => code !== null && onChange(code)}
      isLoading={isPending}
      isRequired
      loadingText={t('common.loading')}
      emptyText={t('listings.create.no_country')}
      errorMessage={errorMessage}
    />
  );
}

/** Where exactly it is; without a pin, Google finds the place by its address. */
function CreationPin({ creator }: { creator: ListingCreator }): JSX.Element {
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
