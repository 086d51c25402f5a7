'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { BarActions, BarNotice, BarText, EditorBar } from '../editor-bar.ts';

/** Starts the edit, or leads back to the form. */
export function ReviewBar(): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const isKnown = editor.preview.data !== undefined;
  return (
    <EditorBar>
      {editor.refusal && (
        <BarNotice>
          <Banner tone="bad" role="alert">
            {editor.refusal}
          </Banner>
        </BarNotice>
      )}
      <BarText>{editor.startReason}</BarText>
      <BarActions>
        <Button onPress={editor.backToEdit}>{t('bulk_edit.back')}</Button>
        <Button
          variant="primary"
          disabledReason={editor.startReason}
          isDisabled={!isKnown}
          isPending={editor.isStarting}
          pendingLabel={t('bulk_edit.starting')}
          onPress={editor.start}
        >
          {t('bulk_edit.start', { count: editor.sendableIds.length })}
        </Button>
      </BarActions>
    </EditorBar>
  );
}
