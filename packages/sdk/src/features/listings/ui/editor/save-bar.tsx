'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { useListingEditorView } from './editor-context.ts';
import { SaveActions } from './save-actions.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/**
 * What is not sent yet and the way to send it, in sight at the end of the screen as soon as something differs.
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
