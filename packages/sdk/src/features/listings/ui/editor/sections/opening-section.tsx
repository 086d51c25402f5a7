'use client';
import { type JSX, useId } from 'react';
import { openStatuses } from '@pinfold/contract/features/listings/open-status';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../../provider/use-pinfold.ts';
import { useDraftBase } from '../../../../../state/use-draft-form.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { RadioGroup } from '../../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../../ui/fields/select.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Grid, Stack } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { useListingEditorView } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { useListingField } from '../listing-field.tsx';
import { oncePerKey } from '../../../../../i18n/format.ts';

/** Whether the location is open at all, and since when. */
export function OpeningSection(): JSX.Element {
  const t = useTranslate();
  const { form } = useListingEditorView().editor;
  const { value, onChange, isDisabled, isReadOnly } = useListingField('open_status');
  const before = useDraftBase(form, (base) => base.open_status);
  const isClosing = value === 'CLOSED_PERMANENTLY' && before !== value;
  return (
    <EditorSection name="opening">
      <RadioGroup
        label={t('listing_editor.editor.field.open_status')}
        options={openStatuses.map((status) => ({
          value: status,
          label: t(`listing_editor.editor.status.${status}`),
        }))}
        value={value}
        onChange={(next) => onChange(openStatuses.find((status) => status === next) ?? value)}
        isDisabled={isDisabled || isReadOnly}
      />
      {isClosing && (
        <Banner tone="warn" role="status">
          {t('listing_editor.editor.closed_forever')}
        </Banner>
      )}
      <OpeningDateField />
    </EditorSection>
  );
}

/** Since when the location is open: a year and a month, and the day if it is known. */
function OpeningDateField(): JSX.Element {
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

/** A date as it is filled in; what is not known is empty. */
interface OpeningDateParts {
  year: string;
  month: string;
  day: string;
}

function openingDateParts(date: string): OpeningDateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** Returns a date of the given parts; a missing part in the middle leaves a gap, which the rules report. */
function openingDateOf({ year, month, day }: OpeningDateParts): string {
  if (day !== '') return `${year}-${month}-${day.length === 1 && day !== '0' ? `0${day}` : day}`;
  return month === '' ? year : `${year}-${month}`;
}
