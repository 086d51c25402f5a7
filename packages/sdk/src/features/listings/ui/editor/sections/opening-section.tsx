'use client';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useDraftBase } from '../../../../../state/use-draft-form.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { RadioGroup } from '../../../../../ui/fields/radio-group.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { useListingField } from '../use-listing-field.ts';
import { OpeningDateField } from './opening-date-field.tsx';

/** Whether the location is open at all, and since when. */
export function OpeningSection(): JSX.Element {
  const t = useTranslate();
  const { form } = useListingEditorView().editor;
  const { value, onChange, isDisabled, isReadOnly } = useListingField('open_status');
  const before = useDraftBase(form, (base) => base.open_status);
  const isClosing = value === 'CLOSED_PERMANENTLY' && before !== value;
  return (
    <EditorSection name="opening">
      <RadioGroup
        label={t('listing_editor.editor.field.open_status')}
        options={openStatuses.map((status) => ({
          value: status,
          label: t(`listing_editor.editor.status.${status}`),
        }))}
        value={value}
        onChange={(next) => onChange(openStatuses.find((status) => status === next) ?? value)}
        isDisabled={isDisabled || isReadOnly}
      />
      {isClosing && (
        <Banner tone="warn" role="status">
          {t('listing_editor.editor.closed_forever')}
        </Banner>
      )}
      <OpeningDateField />
    </EditorSection>
  );
}
