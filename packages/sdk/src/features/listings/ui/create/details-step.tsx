'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField, useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { HoursWeekField } from '../hours/hours-week-field.tsx';
import { CategoriesField } from '../catalog/categories-field.tsx';
import { CreationTextField, CreationGrid } from './creation-layout.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

/**
 * The remaining fields that Google requires, and the most important ones for customers. The rest can be filled in
 * later.
 */
export function DetailsStep({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { form } = creator;
  const primary = useDraftField(form, 'primary_category');
  const additional = useDraftField(form, 'additional_categories');
  const hours = useDraftField(form, 'opening_hours');
  const country = useDraftValues(form, (values) => values.country);
  const isTried = useDraftState(form, (state) => state.tries > 0);
  return (
    <>
      {creator.isTakingOver && (
        <Text as="p" tone="muted" wrap="pretty">
          {t('listings.create.taking_over')}
        </Text>
      )}
      <Stack as="section" gap={4} minInlineSize="0">
        <Heading level={3} size="m">
          {t('listing_editor.editor.section.categories')}
        </Heading>
        <CategoriesField
          value={{ primary_category: primary.value, additional_categories: additional.value }}
          country={country}
          onChange={form.setValues}
          {...(isTried ? {} : { faults: [] })}
        />
      </Stack>
      <Stack as="section" gap={4} minInlineSize="0">
        <Heading level={3} size="m">
          {t('listing_editor.editor.section.contact')}
        </Heading>
        <CreationGrid>
          <CreationTextField creator={creator} field="phone_number" type="tel" autoComplete="tel" />
          <CreationTextField creator={creator} field="website" type="url" autoComplete="url" />
          <CreationTextField
            creator={creator}
            field="store_code"
            description={t('listing_editor.editor.store_code_help')}
          />
        </CreationGrid>
      </Stack>
      <Stack as="section" gap={4} minInlineSize="0">
        <HoursWeekField
          heading={
            <Heading level={3} size="m">
              {t('listing_editor.editor.section.hours')}
            </Heading>
          }
          value={hours.value}
          onChange={hours.onChange}
        />
      </Stack>
    </>
  );
}
