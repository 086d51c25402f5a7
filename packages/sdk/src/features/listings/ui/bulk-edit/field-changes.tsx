'use client';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/change-fields-of';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../client/schema.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { useFieldNames } from '../change/use-field-name.ts';
import { useBulkEditorView } from './bulk-editor-context.ts';

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
    <Changes>
      {changeFieldsOf(fields).map((field) => (
        <Change key={field}>
          <dt>{nameOf(field)}</dt>
          <dd>
            <FieldDifference field={field} ours={before} proposed={after} country={country} isBrief />
          </dd>
        </Change>
      ))}
    </Changes>
  );
}

const Changes = styled.dl.withConfig(innerClass('BulkEditor-changes'))`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
`;

const Change = styled.div.withConfig(innerClass('BulkEditor-change'))`
  display: grid;
  grid-template-columns: minmax(120px, 180px) 1fr;
  gap: 2px 16px;
  & > dt {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    line-height: 1.6;
  }
  & > dd {
    min-inline-size: 0;
    margin: 0;
  }
  @container (max-width: 520px) {
    grid-template-columns: 1fr;
  }
`;
