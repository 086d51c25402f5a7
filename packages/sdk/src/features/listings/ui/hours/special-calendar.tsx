'use client';
import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { holidaysBetween } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { RangeCalendar } from '../../../../ui/fields/range-calendar.tsx';
import { dateName } from './date-name.ts';
import { holidayName } from './holiday-name.ts';
import type { DateSpan } from './special-days.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface SpecialCalendarProps {
  value: DateSpan | undefined;
  onChange: (span: DateSpan) => void;
  country: string;
  today: CalendarDate;
}

/** A month with its public holidays, in which a day or several are chosen. */
export function SpecialCalendar({ value, onChange, country, today }: SpecialCalendarProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const [focused, setFocused] = useState(() => parseDate(value?.from ?? today));
  const [first, last] = [startOfMonth(focused).toString(), endOfMonth(focused).toString()];
  const holidays = holidaysBetween(country, first, last).filter(({ date }) => date >= today);
  const chosen =
    value && `${dateName(language, value.from, 'date')} – ${dateName(language, value.to, 'date')}`;
  const chosenText = value?.from === value?.to && value ? dateName(language, value.from, 'date') : chosen;
  return (
    <Stack gap={3} inlineSize="248px" minInlineSize="0">
      <RangeCalendar
        aria-label={t('listing_editor.hours.special_calendar')}
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        minValue={parseDate(value && value.from < today ? value.from : today)}
        focusedValue={focused}
        onFocusChange={(date) => setFocused(parseDate(date.toString()))}
        isMarked={(date) => holidays.some((holiday) => holiday.date === date.toString())}
      />
      <Text as="p" size="s" tone="muted" aria-live="polite">
        {chosenText ?? t('listing_editor.hours.special_choose')}
      </Text>
      {holidays.length > 0 && (
        <List gap={1} align="start" aria-label={t('listing_editor.hours.special_holidays')}>
          {holidays.map((holiday) => (
            <li key={`${holiday.date} ${holiday.id}`}>
              <Button
                size="s"
                variant="ghost"
                onPress={() => {
                  setFocused(parseDate(holiday.date));
                  onChange({ from: holiday.date, to: holiday.date });
                }}
              >
                {dateName(language, holiday.date, 'day')}: {holidayName(t, holiday)}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
