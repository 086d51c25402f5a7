'use client';
import { useId, type JSX } from 'react';
import { oncePerKey } from '../../../../../i18n/format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../../provider/use-pinfold.ts';
import { Select } from '../../../../../ui/fields/select.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useListingField } from '../use-listing-field.ts';
import { openingDateOf, openingDateParts, type OpeningDateParts } from './opening-date-parts.ts';
import { Grid, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';

/** Since when the location is open: a year and a month, and the day if it is known. */
export function OpeningDateField(): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const id = useId();
  const { value, onChange, onBlur, errorMessage, isDisabled, isReadOnly } = useListingField('opening_date');
  const parts = openingDateParts(value);
  const set = (change: Partial<OpeningDateParts>) => onChange(openingDateOf({ ...parts, ...change }));
  const months = [
    { id: 'none', label: '–' },
    ...monthNames(language).map((label, index) => ({ id: String(index + 1).padStart(2, '0'), label })),
  ];
  return (
    <Stack gap={3} role="group" aria-labelledby={`${id}label`} aria-describedby={`${id}note`} onBlur={onBlur}>
      <Text size="s" tone="muted" weight="medium" id={`${id}label`}>
        {t('listing_editor.editor.field.opening_date')}
      </Text>
      <Grid columns="minmax(56px, 76px) minmax(120px, 200px) minmax(76px, 100px)" align="end" gap={3}>
        <TextField
          label={t('listing_editor.editor.day')}
          inputMode="numeric"
          maxLength={2}
          value={parts.day}
          onChange={(day) => set({ day: digits(day) })}
          isInvalid={errorMessage !== undefined}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        />
        <Select
          label={t('listing_editor.editor.month')}
          options={months}
          value={parts.month === '' ? 'none' : parts.month}
          onChange={(month) => set({ month: month === 'none' ? '' : month })}
          isDisabled={isDisabled || isReadOnly}
        />
        <TextField
          label={t('listing_editor.editor.year')}
          inputMode="numeric"
          maxLength={4}
          value={parts.year}
          onChange={(year) => set({ year: digits(year) })}
          isInvalid={errorMessage !== undefined}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        />
      </Grid>
      <Text id={`${id}note`} size="s" tone={errorMessage === undefined ? 'subtle' : 'bad'}>
        {errorMessage ?? t('listing_editor.editor.opening_date_help')}
      </Text>
    </Stack>
  );
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

const monthNames = oncePerKey((language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)));
});
