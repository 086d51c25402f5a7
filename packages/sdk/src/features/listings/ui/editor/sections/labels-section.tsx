'use client';
import { labelFaults } from '@pinfold/contract/features/listings/listing-texts';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { EditorSection } from '../editor-section.tsx';
import { ListingTextField } from '../listing-text-field.tsx';
import { useListingField } from '../use-listing-field.ts';

/** What the company itself knows the location by. */
export function LabelsSection(): JSX.Element {
  const t = useTranslate();
  const { value: labels, onChange, onBlur, isReadOnly, isDisabled, errorMessage } = useListingField('labels');
  const wrong = new Set(labelFaults(labels).map(({ index }) => labels[index]));
  const add = (text: string) => {
    const added = text.split(/[,\n]/).map((label) => label.trim());
    onChange([...labels, ...added.filter((label) => label !== '' && !labels.includes(label))]);
  };
  return (
    <EditorSection name="labels">
      <ListingTextField field="store_code" description={t('listing_editor.editor.store_code_help')} />
      <EntriesField
        label={t('listing_editor.editor.field.labels')}
        description={t('listing_editor.editor.labels_help')}
        entries={labels}
        onAdd={add}
        onRemove={(label) => onChange(labels.filter((one) => one !== label))}
        onBlur={onBlur}
        isWrong={(label) => wrong.has(label)}
        wrongLabel={(label) => t('listing_editor.editor.label_wrong', { label })}
        removeLabel={(label) => t('listing_editor.editor.label_remove', { label })}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
        errorMessage={errorMessage}
      />
    </EditorSection>
  );
}
