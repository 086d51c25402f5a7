'use client';
import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { type JSX, useState } from 'react';
import { holidaysBetween } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { OpeningTimes } from '@pinfold/contract/features/listings/hours/open-at';
import {
  type SpecialDay,
  specialHoursFaults,
  specialHoursOfDates,
} from '@pinfold/contract/features/listings/hours/special-hours';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { RangeCalendar } from '../../../../ui/fields/range-calendar.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { DayEditor } from './day-editor.tsx';
import { periodsToTimes, timesToPeriods, withTimes } from './hours-periods.ts';
import { HolidaysNote, useHolidays } from './holidays-note.tsx';
import { dateName, holidayName } from './hours-text.ts';
import { type DateSpan, hoursOfDate, type SpecialDays } from './special-days.ts';
import { useFaultText } from '../../fault-message.ts';

interface SpecialDaysDialogProps {
  /** What is changed; undefined adds. */
  days: SpecialDays | undefined;
  times: OpeningTimes;
  country: string;
  today: CalendarDate;
  onSave: (span: DateSpan, day: SpecialDay) => void;
  onClose: () => void;
}

/** Which dates, and whether they are closed or have hours of their own. */
export function SpecialDaysDialog({
  days,
  times,
  country,
  today,
  onSave,
  onClose,
}: SpecialDaysDialogProps): JSX.Element {
  const t = useTranslate();
  const faultText = useFaultText();
  const [span, setSpan] = useState<DateSpan | undefined>(days);
  const [state, setState] = useState<'closed' | 'open'>(days && days.day !== 'closed' ? 'open' : 'closed');
  const [hours, setHours] = useState(() => timesToPeriods(days?.day ?? 'closed'));
  const isReplacing =
    span !== undefined &&
    times.special_hours.some(
      ({ start_date: date }) =>
        span.from <= date && date <= span.to && !(days && days.from <= date && date <= days.to),
    );
  const open = () => {
    setState('open');
    const usual = span ? timesToPeriods(hoursOfDate({ ...times, special_hours: [] }, span.from)) : [];
    if (hours.length === 0) setHours(usual.length > 0 ? usual : [withTimes(0, '10:00', '14:00')]);
  };
  const day = state === 'closed' ? 'closed' : periodsToTimes(hours);
  const found = span
    ? specialHoursFaults(specialHoursOfDates(span.from, span.from, day), [withTimes(0, '09:00', '17:00')])
    : [];
  return (
    <FormDialog
      title={
        days ? t('listing_editor.hours.special_dialog_edit') : t('listing_editor.hours.special_dialog_add')
      }
      onClose={onClose}
      onSubmit={() => span && onSave(span, day)}
      action={{ children: t('common.save'), isDisabled: !span || found.length > 0 }}
    >
      <Row gap={7} rowGap={5} align="stretch" wrap>
        <SpecialCalendar value={span} onChange={setSpan} country={country} today={today} />
        <Stack basis="220px" align="start" gap={4}>
          <SegmentedControl
            label={t('listing_editor.hours.special_state')}
            value={state}
            onChange={(next) => (next === 'open' ? open() : setState('closed'))}
            segments={[
              { id: 'closed', label: t('listing_editor.hours.closed') },
              { id: 'open', label: t('listing_editor.hours.special_open') },
            ]}
          />
          {state === 'open' && (
            <DayEditor
              label={t('listing_editor.hours.special_open')}
              day={0}
              periods={hours}
              onChange={(periods) => setHours([...periods])}
              faults={hours.map((_, at) => faultText(found.find(({ index }) => index === at)?.fault))}
              isDisabled={false}
            />
          )}
          {isReplacing && <Text as="p">{t('listing_editor.hours.special_replaces')}</Text>}
        </Stack>
      </Row>
    </FormDialog>
  );
}

interface SpecialCalendarProps {
  value: DateSpan | undefined;
  onChange: (span: DateSpan) => void;
  country: string;
  today: CalendarDate;
}

/** A month with its public holidays, in which a day or several are chosen. */
function SpecialCalendar({ value, onChange, country, today }: SpecialCalendarProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const [focused, setFocused] = useState(() => parseDate(value?.from ?? today));
  const [first, last] = [startOfMonth(focused).toString(), endOfMonth(focused).toString()];
  // Months further ahead are in a later answer than the one that the list shares.
  const isNear = focused.year <= Number(today.slice(0, 4)) + 1;
  const found = useHolidays(country, isNear ? today : first);
  const holidays = holidaysBetween(found.holidays, first > today ? first : today, last);
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
            <li key={holiday.date}>
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
      <HolidaysNote {...found} />
    </Stack>
  );
}
