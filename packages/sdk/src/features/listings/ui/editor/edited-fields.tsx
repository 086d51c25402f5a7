'use client';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { changeFieldsOf } from '@pinfold/contract/features/external-changes/change-fields-of';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { FieldDifference } from '../change/field-difference.tsx';
import { ProviderNamesContext } from '../change/provider-names.ts';
import { useFieldNames } from '../change/use-field-name.ts';
import { useEditorNames } from './use-editor-names.ts';

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
      <List>
        {changeFieldsOf(fields).map((field) => (
          <Row key={field}>
            <dt>{nameOf(field)}</dt>
            <Values>
              <FieldDifference
                field={field}
                ours={before}
                proposed={after}
                country={after.country}
                isBrief={isBrief}
              />
            </Values>
          </Row>
        ))}
      </List>
    </ProviderNamesContext.Provider>
  );
}

const List = styled.dl.withConfig(innerClass('ListingEditor-diff'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0;
`;

const Row = styled.div.withConfig(innerClass('ListingEditor-diffRow'))`
  & > dt {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
`;

const Values = styled.dd.withConfig(innerClass('ListingEditor-diffValues'))`
  min-inline-size: 0;
  margin: 0;
`;
