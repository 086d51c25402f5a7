'use client';
import { type JSX, useMemo } from 'react';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { useDraftBase } from '../../../../state/use-draft-form.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useAttributeMetadata, useListingCategories, useMoreHoursTypes } from '../../catalog/use-catalog.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { providerNames, type ProviderNames, ProviderNamesContext } from '../change/provider-names.tsx';
import { useFieldNames } from '../change/use-field-name.ts';
import { useListingEditorView } from './editor-context.ts';
import { useListingValue } from './listing-field.tsx';

interface EditedFieldsProps {
  fields: readonly ListingField[];
  before: ListingFields;
  after: ListingFields;
  /** Without the middle of texts. @default true */
  isBrief?: boolean;
}

/** What differs in some fields, each by its name. */
export function EditedFields({ fields, before, after, isBrief = true }: EditedFieldsProps): JSX.Element {
  const nameOf = useFieldNames();
  return (
    <ProviderNamesContext.Provider value={useEditorNames()}>
      <Stack as="dl" gap={3}>
        {changeFieldsOf(fields).map((field) => (
          <div key={field}>
            <Text as="dt" size="s" tone="muted">
              {nameOf(field)}
            </Text>
            <Text as="dd" minInlineSize="0">
              <FieldDifference
                field={field}
                ours={before}
                proposed={after}
                country={after.country}
                isBrief={isBrief}
              />
            </Text>
          </div>
        ))}
      </Stack>
    </ProviderNamesContext.Provider>
  );
}

/** Names of the provider's ids. Uses the sections' queries, so that nothing is fetched twice. */
function useEditorNames(): ProviderNames {
  const { form } = useListingEditorView().editor;
  const base = useDraftBase(form);
  const category = useListingValue('primary_category');
  const additional = useListingValue('additional_categories');
  const country = useListingValue('country');
  const ids = [category, ...additional, base.primary_category, ...base.additional_categories];
  const known = [...new Set(ids)].filter((id) => id !== '');
  const { data: categories } = useListingCategories({ ids: known, country });
  const { data: attributes } = useAttributeMetadata({ category, country });
  const { data: hoursTypes } = useMoreHoursTypes({ category, country });
  return useMemo(
    () => providerNames({ categories, attributes, hoursTypes }),
    [categories, attributes, hoursTypes],
  );
}
