'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { MultiComboBox } from '../../../../../ui/fields/multi-combo-box.tsx';

interface NamesControlProps {
  label: string;
  /** What can be taken away. */
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses entries by their names alone: to take something away, nobody has to say what it says. */
export function NamesControl({ label, options, chosen, onChange }: NamesControlProps): JSX.Element {
  const t = useTranslate();
  const value = chosen.map((id) => options.find((option) => option.id === id) ?? { id, label: id });
  return (
    <MultiComboBox
      label={label}
      isLabelHidden
      options={options}
      value={value}
      onChange={(next) => onChange(next.map(({ id }) => id))}
      removeLabel={(name) => t('bulk_edit.names.remove', { name })}
      emptyText={t('bulk_edit.names.none')}
    />
  );
}
