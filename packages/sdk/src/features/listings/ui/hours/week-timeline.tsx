'use client';
import { holidaysBetween } from '@pinfold/contract/features/listings/holidays/public-holidays';
import { addDays, type CalendarDate, minutesOfDay } from '@pinfold/contract/features/listings/hours/calendar';
import { rangesOfDate, type OpeningTimes } from '@pinfold/contract/features/listings/hours/open-at';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { dateName, dayText, holidayName } from './hours-text.ts';
import { DayBar } from './day-bar.tsx';
import { HolidaysNote, useHolidays } from './holidays-note.tsx';
import { hoursOfDate } from './special-days.ts';
import { timesToPeriods } from './hours-periods.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BarSegment } from '@pinfold/contract/features/listings/hours/hours-summary';

export interface WeekTimelineProps {
  /** Regular and special hours. */
  hours: OpeningTimes;
  /** Country whose public holidays are named, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** The first day, `YYYY-MM-DD`. @default today in the company's time zone */
  from?: CalendarDate | undefined;
  /** How many days. @default 7 */
  days?: number | undefined;
  appearance?: Appearance | undefined;
}

/**
 * When a location is open in the coming days, special hours and public holidays included. Only to be read.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-WeekTimeline
 * @example
 * ```tsx
 * <WeekTimeline hours={fields} country="PL" />
 * ```
 */
export function WeekTimeline({ appearance, ...props }: WeekTimelineProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="WeekTimeline" appearance={appearance}>
      <Timeline {...props} />
    </Surface>
  );
}

function Timeline({ hours, country = '', days = 7, from }: WeekTimelineProps) {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const today = format.today();
  const first = from ?? today;
  const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
  const found = useHolidays(country, first);
  const holidays = holidaysBetween(found.holidays, first, addDays(first, days - 1));
  return (
    <>
      <List aria-label={t('listing_editor.hours.timeline')}>
        {dates.map((date) => {
          const text = dayText(t, timesToPeriods(hoursOfDate(hours, date)));
          return (
            <Day key={date}>
              <Row as="span" gap={3} rowGap={1} wrap>
                {date === today ? t('listing_editor.hours.today') : dateName(language, date, 'weekday')}
                {holidays.flatMap((holiday) =>
                  holiday.date === date ? [<Tag key={holiday.date}>{holidayName(t, holiday)}</Tag>] : [],
                )}
              </Row>
              <DayBar segments={dateBar(hours, date)} textOf={() => undefined} closedText="" />
              <Text tone="muted" textAlign="end">
                {text}
              </Text>
            </Day>
          );
        })}
      </List>
      {(holidays.length > 0 || found.state === 'failed') && <HolidaysNote {...found} />}
    </>
  );
}

/** What of one date is open, cut at its midnights; the night before reaches into it. */
function dateBar(times: OpeningTimes, date: CalendarDate): BarSegment[] {
  const before = rangesOfDate(times, addDays(date, -1)).flatMap(({ end }) =>
    end > minutesOfDay ? [{ start: 0, end: end - minutesOfDay, opens: false, closes: true }] : [],
  );
  const own = rangesOfDate(times, date).map(({ start, end }) => ({
    start,
    end: Math.min(end, minutesOfDay),
    opens: true,
    closes: end <= minutesOfDay,
  }));
  return [...before, ...own].sort((a, b) => a.start - b.start);
}

const List = styled.ul.withConfig(partClass('WeekTimeline'))`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Day = styled.li.withConfig(innerClass('WeekTimeline-day'))`
  display: grid;
  grid-template-columns: minmax(84px, 0.9fr) minmax(0, 1fr) minmax(96px, 1fr);
  align-items: center;
  gap: 2px 12px;
  padding-block: 3px;
  font-size: var(--pf-font-size-s);
  @container (max-width: 320px) {
    grid-template-columns: 1fr auto;
    & > svg {
      display: none;
    }
  }
`;
