'use client';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import type { JSX } from 'react';
import { FieldDifference } from '../change/field-difference.tsx';
import { ProviderNamesContext } from '../change/provider-names.ts';
import { useFieldNames } from '../change/use-field-name.ts';
import { useEditorNames } from './use-editor-names.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

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
