'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField, useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { HoursWeekField } from '../hours/hours-week-field.tsx';
import { CategoriesField } from '../offer/categories-field.tsx';
import { FieldGrid, Group, GroupTitle, Help } from './creation-layout.ts';
import { CreationTextField } from './creation-text-field.tsx';

/** What else Google asks for, and what customers look for first. The rest can be said later. */
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
      {creator.isTakingOver && <Help>{t('listings.create.taking_over')}</Help>}
      <Group>
        <GroupTitle>{t('listing_editor.editor.section.categories')}</GroupTitle>
        <CategoriesField
          value={{ primary_category: primary.value, additional_categories: additional.value }}
          country={country}
          onChange={form.setValues}
          {...(isTried ? {} : { faults: [] })}
        />
      </Group>
      <Group>
        <GroupTitle>{t('listing_editor.editor.section.contact')}</GroupTitle>
        <FieldGrid>
          <CreationTextField creator={creator} field="phone_number" type="tel" autoComplete="tel" />
          <CreationTextField creator={creator} field="website" type="url" autoComplete="url" />
          <CreationTextField
            creator={creator}
            field="store_code"
            description={t('listing_editor.editor.store_code_help')}
          />
        </FieldGrid>
      </Group>
      <Group>
        <HoursWeekField
          heading={<GroupTitle>{t('listing_editor.editor.section.hours')}</GroupTitle>}
          value={hours.value}
          onChange={hours.onChange}
        />
      </Group>
    </>
  );
}
