'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';

/** The box above the rows: ticks what is on screen, or nothing. */
export function SelectShown(): JSX.Element {
  const t = useTranslate();
  const { selection, shown } = useExternalChangesTableView().table;
  const isAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  return (
    <CheckBox
      label={t('external_changes.table.select_shown')}
      isLabelHidden
      isSelected={selection.count > 0}
      isIndeterminate={selection.count > 0 && !isAll}
      onChange={() => (selection.count > 0 ? selection.clear() : selection.add(shown.map(({ id }) => id)))}
    />
  );
}
