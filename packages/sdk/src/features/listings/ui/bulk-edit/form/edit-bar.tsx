'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { BarActions, BarText, EditorBar } from '../editor-bar.ts';

/** How much is changed, and the way on or back to nothing. */
export function EditBar(): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const { form } = editor;
  const [isAsking, setAsking] = useState(false);
  const count = Object.keys(form.edit).length;
  return (
    <EditorBar>
      <BarText aria-live="polite">
        {count === 0
          ? t('bulk_edit.refusal.no_changes')
          : t('bulk_edit.summary', {
              fields: t('bulk_edit.fields', { count }),
              locations: t('common.locations', { count: editor.ids.length }),
            })}
      </BarText>
      <BarActions>
        {form.ticked.length > 0 && (
          <Button variant="ghost" onPress={() => setAsking(true)}>
            {t('bulk_edit.discard')}
          </Button>
        )}
        <Button variant="primary" disabledReason={editor.reviewRefusal} onPress={editor.review}>
          {t('bulk_edit.review')}
        </Button>
      </BarActions>
      <ConfirmDialog
        title={t('bulk_edit.discard_title')}
        confirmLabel={t('bulk_edit.discard')}
        cancelLabel={t('common.cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          form.discard();
          setAsking(false);
        }}
      >
        {t('bulk_edit.discard_text')}
      </ConfirmDialog>
    </EditorBar>
  );
}
