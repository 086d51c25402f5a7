'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useListingEditorView } from './editor-context.ts';

/**
 * Save bar of unsaved changes, sticky at the end of the screen while there are any.
 *
 * @throws Error outside a `ListingEditorParts`.
 * @selector .pinfold-SaveBar
 * @example
 * ```tsx
 * <ListingEditorParts editor={editor}>
 *   <ListingEditorSection name="hours" />
 *   <ListingEditorSaveBar />
 * </ListingEditorParts>
 * ```
 */
export function ListingEditorSaveBar(): JSX.Element | null {
  const t = useTranslate();
  const { editor } = useListingEditorView();
  const { isDirty, isSaving, blocking, tries } = useDraftState(editor.form);
  if (!isDirty && !isSaving) return null;
  return (
    <Bar>
      {tries > 0 && blocking.length > 0 && (
        <Text basis="100%" size="s" tone="bad">
          {t('listing_editor.editor.to_correct', { count: blocking.length })}
        </Text>
      )}
      <SaveActions />
    </Bar>
  );
}

const Bar = styled.div.withConfig(innerClass('ListingEditor-saveBar'))`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-inline: -16px;
  padding: 10px 16px max(10px, env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-raised);
`;

/** Buttons that send or discard the changes. */
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
