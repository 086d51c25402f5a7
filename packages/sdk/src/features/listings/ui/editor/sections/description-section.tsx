'use client';
import { listingTextLengths } from '@pinfold/contract/features/listings/listing-texts';
import type { JSX } from 'react';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { EditorSection } from '../editor-section.tsx';
import { useListingField } from '../use-listing-field.ts';

/** What the location says of itself, with its length as Google counts it. */
export function DescriptionSection(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const control = useListingField('description');
  const count = format.number(control.value.trim().length);
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
