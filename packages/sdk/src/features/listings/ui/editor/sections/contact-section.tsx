'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { FieldGrid } from '../field-grid.ts';
import { ListingTextField } from '../listing-text-field.tsx';

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
