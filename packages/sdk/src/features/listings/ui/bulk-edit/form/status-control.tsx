'use client';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Select } from '../../../../../ui/fields/select.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** Whether the locations do business. */
export function StatusControl(): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkEditorView().editor;
  return (
    <Select
      label={t('bulk_edit.field.open_status')}
      isLabelHidden
      options={openStatuses.map((status) => ({ id: status, label: t(`bulk_edit.open_status.${status}`) }))}
      value={form.valueOf('open_status') || null}
      onChange={(chosen) => {
        const status = openStatuses.find((one) => one === chosen);
        if (status) form.set('open_status', status);
      }}
    />
  );
}
