'use client';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { useMemo, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftBase, useDraftValues } from '../../../../state/use-draft-form.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EditedFields } from './edited-fields.tsx';
import type { ListingPartProps } from './editor-context.ts';
import { useListingEditorView } from './editor-context.ts';
import { SideCard } from './side-card.ts';
import { Heading } from '../../../../ui/layout/text.tsx';

/** What sending would change, before and after, and what may come of it. */
export function WillSend({ editor }: ListingPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { headingLevel } = useListingEditorView();
  const values = useDraftValues(editor.form);
  const base = useDraftBase(editor.form);
  const { fields, reverification } = useMemo(() => googleUpdate(base, values), [base, values]);
  return (
    <SideCard>
      <Heading level={headingLevel} size="m">
        {t('listing_editor.editor.will_send')}
      </Heading>
      {fields.length > 0 && <EditedFields fields={fields} before={base} after={values} />}
      {reverification.length > 0 && (
        <Banner tone="warn" role="status">
          {t('listing_editor.editor.reverification', {
            fields: format.list(reverification.map((field) => t(`listing_editor.editor.field.${field}`))),
          })}
        </Banner>
      )}
      <p>{t(`listing_editor.editor.${fields.length > 0 ? 'usual_time' : 'nothing_to_send'}`)}</p>
    </SideCard>
  );
}
