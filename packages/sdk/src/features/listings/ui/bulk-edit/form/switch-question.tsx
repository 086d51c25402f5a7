'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';

/** Asks before a switch of mode empties its list of the form. */
export function SwitchQuestion(): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkEditorView().editor;
  const list = form.pendingSwitch?.list;
  return (
    <ConfirmDialog
      title={t('bulk_edit.switch.title')}
      confirmLabel={t('bulk_edit.switch.confirm')}
      cancelLabel={t('common.cancel')}
      isOpen={list !== undefined}
      onOpenChange={(isOpen) => !isOpen && form.cancelSwitch()}
      onConfirm={form.confirmSwitch}
    >
      {list && t('bulk_edit.switch.text', { field: t(`bulk_edit.field.${list}`) })}
    </ConfirmDialog>
  );
}
