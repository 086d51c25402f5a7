'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../../theme/part-class.ts';

/** How much is changed, and the way on or back to nothing. */
export function EditBar(): JSX.Element {
  const t = useTranslate();
  const { editor } = useBulkEditorView();
  const { form } = editor;
  const [isAsking, setAsking] = useState(false);
  const count = Object.keys(form.edit).length;
  return (
    <EditorBar>
      <Text as="div" basis="200px" tone="muted" aria-live="polite">
        {count === 0
          ? t('bulk_edit.refusal.no_changes')
          : t('bulk_edit.summary', {
              fields: t('bulk_edit.fields', { count }),
              locations: t('common.locations', { count: editor.ids.length }),
            })}
      </Text>
      <Row gap={3} wrap>
        {form.ticked.length > 0 && (
          <Button variant="ghost" onPress={() => setAsking(true)}>
            {t('bulk_edit.discard')}
          </Button>
        )}
        <Button variant="primary" disabledReason={editor.reviewRefusal} onPress={editor.review}>
          {t('bulk_edit.review')}
        </Button>
      </Row>
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

/** Stays at the end of the screen while the form or the preview is longer than that. */
export const EditorBar: StyledComponent<'div'> = styled.div.withConfig(innerClass('BulkEditor-bar'))`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;
