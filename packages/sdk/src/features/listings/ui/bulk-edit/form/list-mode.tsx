'use client';
import { bulkModes, type BulkList } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../../theme/part-class.ts';
import { SegmentedControl } from '../../../../../ui/fields/segmented-control.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';

interface ListModeProps {
  list: BulkList;
  /** What the mode does, where the usual words do not fit. */
  hint?: string | undefined;
  /** Where the entries are chosen. */
  children: ReactNode;
}

/** What to do with a list of each location: add to it, take from it, or replace it. */
export function ListMode({ list, hint, children }: ListModeProps): JSX.Element {
  const t = useTranslate();
  const { form } = useBulkEditorView().editor;
  const { mode } = form.listOf(list);
  return (
    <>
      <div>
        <SegmentedControl
          label={t('bulk_edit.mode', { field: t(`bulk_edit.field.${list}`) })}
          segments={bulkModes.map((id) => ({ id, label: t(`bulk_edit.mode.${id}`) }))}
          value={mode}
          onChange={(next) => form.switchMode(list, next)}
        />
        <ModeText>{hint ?? t(`bulk_edit.mode_text.${mode}`)}</ModeText>
      </div>
      {children}
    </>
  );
}

const ModeText = styled.p.withConfig(innerClass('BulkEditor-modeText'))`
  margin: 4px 0 0;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
