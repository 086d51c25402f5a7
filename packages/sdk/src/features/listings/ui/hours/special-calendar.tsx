'use client';
import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { holidaysBetween } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar-date';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { RangeCalendar } from '../../../../ui/fields/range-calendar.tsx';
import { dateName } from './date-name.ts';
import { holidayName } from './holiday-name.ts';
import type { DateSpan } from './special-days.ts';

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
    <Calendar>
      <RangeCalendar
        aria-label={t('listing_editor.hours.special_calendar')}
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        minValue={parseDate(value && value.from < today ? value.from : today)}
        focusedValue={focused}
        onFocusChange={(date) => setFocused(parseDate(date.toString()))}
        isMarked={(date) => holidays.some((holiday) => holiday.date === date.toString())}
      />
      <p aria-live="polite">{chosenText ?? t('listing_editor.hours.special_choose')}</p>
      {holidays.length > 0 && (
        <Holidays aria-label={t('listing_editor.hours.special_holidays')}>
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
        </Holidays>
      )}
    </Calendar>
  );
}

const Calendar = styled.div.withConfig(innerClass('SpecialHoursField-calendar'))`
  flex: 0 1 248px;
  min-inline-size: 0;
  & > p {
    margin: 8px 0 0;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
`;

const Holidays = styled.ul.withConfig(innerClass('SpecialHoursField-holidays'))`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;
