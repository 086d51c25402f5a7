'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useListingEditorView } from './editor-context.ts';

/** Sends what differs, or takes it back. */
export function SaveActions(): JSX.Element {
  const t = useTranslate();
  const { editor } = useListingEditorView();
  const count = useDraftState(editor.form, (state) => state.changed.length);
  const hasConflict = useDraftState(editor.form, (state) => state.conflicts.length > 0);
  const isBusy = editor.isSaving || editor.isChecking;
  const reason = editor.blocked
    ? t(`listing_editor.editor.blocked.${editor.blocked}`)
    : count === 0
      ? t('listing_editor.editor.nothing_changed')
      : hasConflict
        ? t('listing_editor.editor.choose_first')
        : undefined;
  return (
    <>
      {count > 0 && (
        <Button variant="ghost" onPress={editor.form.discard} isDisabled={isBusy}>
          {t('listing_editor.editor.discard')}
        </Button>
      )}
      <Button
        variant="primary"
        onPress={editor.checkAndSave}
        isPending={isBusy}
        pendingLabel={t(`listing_editor.editor.${editor.isSaving ? 'sending' : 'checking'}`)}
        disabledReason={reason}
      >
        {count > 0 ? t('listing_editor.editor.send', { count }) : t('listing_editor.editor.send_none')}
      </Button>
    </>
  );
}
