'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { CreationCountry } from './creation-country.tsx';
import { FieldGrid } from './creation-layout.ts';
import { CreationPin } from './creation-pin.tsx';
import { CreationTextField } from './creation-text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

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
      <FieldGrid>
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
      </FieldGrid>
      <Stack as="section" gap={4} minInlineSize="0">
        <Heading level={3} size="m">
          {t('listings.create.pin_title')}
        </Heading>
        <CreationPin creator={creator} />
      </Stack>
    </>
  );
}
