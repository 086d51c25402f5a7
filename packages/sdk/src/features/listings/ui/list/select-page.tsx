'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { useLocationListView } from './location-list-context.ts';

/** Ticks the locations on screen; with any ticked, takes the whole selection back. */
export function SelectPage(): JSX.Element {
  const t = useTranslate();
  const { selection, shown } = useLocationListView().list;
  const isSome = selection.count > 0;
  const isAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  return (
    <CheckBox
      label={t('listings.list.select_page')}
      isLabelHidden
      isSelected={isSome}
      isIndeterminate={isSome && !isAll}
      onChange={() => (isSome ? selection.clear() : selection.add(shown.map(({ id }) => id)))}
    />
  );
}
