'use client';
import { bulkModes, type BulkList } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { SegmentedControl } from '../../../../../ui/fields/segmented-control.tsx';
import { useBulkEditorView } from '../bulk-editor-context.ts';
import { Text } from '../../../../../ui/layout/text.tsx';

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
        <Text as="p" size="s" tone="subtle" padding={[2, 0, 0]}>
          {hint ?? t(`bulk_edit.mode_text.${mode}`)}
        </Text>
      </div>
      {children}
    </>
  );
}
