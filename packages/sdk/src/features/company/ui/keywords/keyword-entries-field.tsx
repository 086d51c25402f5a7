'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EntriesField } from '../../../../ui/fields/entries-field.tsx';
import type { KeywordEntries } from '../../keywords/keyword-entries.ts';

interface KeywordEntriesFieldProps {
  entries: KeywordEntries;
  isDisabled: boolean;
}

/** Keywords, several at once: by Enter, a comma or a paste. */
export function KeywordEntriesField({ entries, isDisabled }: KeywordEntriesFieldProps): JSX.Element {
  const t = useTranslate();
  return (
    <EntriesField
      label={t('company.keywords.entries')}
      description={t('company.keywords.hint')}
      placeholder={t('company.keywords.example')}
      autoComplete="off"
      entries={entries.entries}
      onAdd={entries.add}
      onRemove={entries.remove}
      removeLabel={(keyword) => t('company.keywords.remove_entry', { keyword })}
      isWrong={entries.isWrong}
      wrongLabel={(keyword) => t('company.keywords.wrong_entry', { keyword })}
      errorMessage={entries.message}
      isDisabled={isDisabled}
    />
  );
}
