'use client';
import {
  copyHours,
  hoursFaults,
  type HoursPeriod,
  type PeriodFault,
} from '@pinfold/contract/features/listings/hours/opening-hours';
import { weekBars } from '@pinfold/contract/features/listings/hours/hours-summary';
import { weekdays, type Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import { useRef, useState, type JSX } from 'react';
import { hoursOfDay, replaceDay, suggestedHours } from './day-hours.ts';
import { DayRow } from './day-row.tsx';
import { useFaultText } from './use-fault-text.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { styled } from 'styled-components';

export interface WeekEditorProps {
  /** Names the week for screen readers. */
  label: string;
  value: readonly HoursPeriod[];
  onChange: (value: HoursPeriod[]) => void;
  faults?: readonly PeriodFault[] | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** Seven days with their hours. */
export function WeekEditor({
  label,
  value,
  onChange,
  faults = hoursFaults(value),
  isDisabled = false,
  isReadOnly = false,
}: WeekEditorProps): JSX.Element {
  const faultText = useFaultText();
  const [expanded, setExpanded] = useState<Weekday>();
  // A day that was closed by mistake gets its own hours back.
  const closed = useRef(new Map<Weekday, readonly HoursPeriod[]>());

  const toggle = (day: Weekday, isOpen: boolean) => {
    if (!isOpen) closed.current.set(day, hoursOfDay(value, day));
    const before = closed.current.get(day);
    onChange(replaceDay(value, day, isOpen ? (before ?? suggestedHours(value, day)) : []));
    setExpanded(isOpen ? day : expanded === day ? undefined : expanded);
  };
  const faultOf = (period: HoursPeriod) =>
    faultText(faults.find(({ index }) => value[index] === period)?.fault);
  return (
    <Week role="group" aria-label={label}>
      {weekBars(value).map(({ day, segments }) => {
        const periods = hoursOfDay(value, day);
        return (
          <DayRow
            key={weekdays[day]}
            day={day}
            periods={periods}
            segments={segments}
            faults={periods.map(faultOf)}
            isExpanded={expanded === day}
            onExpandedChange={(isExpanded) => setExpanded(isExpanded ? day : undefined)}
            onChange={(changed) => onChange(replaceDay(value, day, changed))}
            onToggle={(isOpen) => toggle(day, isOpen)}
            onCopy={(to) => onChange(copyHours(value, day, to))}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          />
        );
      })}
    </Week>
  );
}

/** Its width decides how a day is laid out. */
const Week = styled.div.withConfig(innerClass('HoursWeekField-week'))`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 2px;
`;
