'use client';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/external-change';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldNames } from '../change/use-field-name.ts';
import { useBulkEditorView } from './bulk-editor-context.ts';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface FieldChangesProps {
  fields: readonly ListingField[];
  before: Schemas['ListingChanges'];
  after: Schemas['ListingChanges'];
}

/** Every field that changes in a location, by name. */
export function FieldChanges({ fields, before, after }: FieldChangesProps): JSX.Element {
  const nameOf = useFieldNames();
  const country = useBulkEditorView().editor.mixed.of('country')?.values[0]?.value ?? '';
  return (
    <Stack as="dl" gap={2}>
      {changeFieldsOf(fields).map((field) => (
        <Grid
          key={field}
          columns="minmax(120px, 180px) 1fr"
          align="baseline"
          gap={5}
          rowGap={1}
          small={{ columns: '1fr' }}
        >
          <Text as="dt" size="s" tone="muted">
            {nameOf(field)}
          </Text>
          <Text as="dd" minInlineSize="0">
            <FieldDifference field={field} ours={before} proposed={after} country={country} isBrief />
          </Text>
        </Grid>
      ))}
    </Stack>
  );
}
