'use client';
import type { JSX } from 'react';
import {
  labelFaults,
  listingTextLength,
  listingTextLengths,
} from '@pinfold/contract/features/listings/listing-texts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { EntriesField } from '../../../../../ui/fields/entries-field.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldGrid, ListingTextField, useListingField } from '../listing-field.tsx';

/** How customers reach the location. */
export function ContactSection(): JSX.Element {
  const t = useTranslate();
  const { new_review_url: reviewUrl } = useListingEditorView().editor.listing;
  return (
    <EditorSection name="contact">
      <FieldGrid>
        <ListingTextField field="phone_number" type="tel" />
        <ListingTextField field="phone_number_2" type="tel" isOptional />
        <div data-wide>
          <ListingTextField
            field="website"
            type="url"
            description={t('listing_editor.editor.website_help')}
          />
        </div>
        {reviewUrl !== '' && (
          <div data-wide>
            <TextField
              label={t('listing_editor.editor.review_link')}
              description={t('listing_editor.editor.review_link_help')}
              value={reviewUrl}
              isReadOnly
            />
          </div>
        )}
      </FieldGrid>
    </EditorSection>
  );
}

/** The location's description, with its length as Google counts it. */
export function DescriptionSection(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const control = useListingField('description');
  const count = format.number(listingTextLength(control.value.trim()));
  const max = format.number(listingTextLengths.description);
  return (
    <EditorSection name="description">
      <TextArea
        {...control}
        label={t('listing_editor.editor.field.description')}
        isLabelHidden
        minRows={4}
        description={t('listing_editor.editor.description_count', { count, max })}
      />
    </EditorSection>
  );
}

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
