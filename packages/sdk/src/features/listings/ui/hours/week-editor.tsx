'use client';
import { type JSX, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Weekday, weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import { type BarSegment, weekBars } from '@pinfold/contract/features/listings/hours/hours-summary';
import {
  copyHours,
  hoursFaults,
  type HoursPeriod,
  type PeriodFault,
} from '@pinfold/contract/features/listings/hours/opening-hours';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { CopyHours } from './copy-hours.tsx';
import { DayBar, longEnoughForText } from './day-bar.tsx';
import { DayEditor } from './day-editor.tsx';
import { hoursOfDay, isWholeDay, replaceDay, suggestedHours } from './hours-periods.ts';
import { dayText, periodText, weekdayName } from './hours-text.ts';
import { useFaultText } from '../../fault-message.ts';

interface WeekEditorProps {
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

interface DayRowProps {
  day: Weekday;
  periods: readonly HoursPeriod[];
  segments: readonly BarSegment[];
  faults: readonly (string | undefined)[];
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  onChange: (periods: readonly HoursPeriod[]) => void;
  onToggle: (isOpen: boolean) => void;
  onCopy: (to: readonly Weekday[]) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** One day of the week: its bar, which opens its times, and whether it is open at all. */
function DayRow({
  day,
  periods,
  segments,
  faults,
  isExpanded,
  onExpandedChange,
  ...row
}: DayRowProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const id = useId();
  const name = weekdayName(language, day);
  const hours = dayText(t, periods);
  const isOpen = periods.length > 0;
  const isEdited = isExpanded && isOpen && !row.isReadOnly;
  const found = [...new Set(faults.filter((text) => text !== undefined))];
  // A narrow segment has no room for its times, so that they stand below the bar.
  const isCramped =
    !isEdited && segments.some(({ start, end, opens }) => opens && end - start < longEnoughForText);
  const textOf = ({ opens, start, end }: BarSegment) => {
    const period = opens ? periods.find((one) => startOf(one) === start) : undefined;
    if (period) return isWholeDay(period) ? t('listing_editor.hours.all_day') : periodText(period);
    return start === 0 && end === 1440 ? t('listing_editor.hours.all_day') : undefined;
  };
  const bar = (
    <>
      <DayBar
        segments={segments}
        textOf={textOf}
        closedText={isOpen ? hours : t('listing_editor.hours.closed')}
      />
      {isCramped && <span aria-hidden>{hours}</span>}
    </>
  );
  return (
    <Day role="group" aria-label={name}>
      <Text area="name" minInlineSize="0" wrap="anywhere" aria-hidden>
        {name}
      </Text>
      {row.isReadOnly ? (
        <Bar as="div" role="img" aria-label={hours}>
          {bar}
        </Bar>
      ) : (
        <Bar
          type="button"
          aria-label={t('listing_editor.hours.day_label', { day: name, hours })}
          aria-expanded={isEdited}
          {...(isEdited && { 'aria-controls': id })}
          disabled={row.isDisabled}
          onClick={() => (isOpen ? onExpandedChange(!isExpanded) : row.onToggle(true))}
        >
          {bar}
        </Bar>
      )}
      {!row.isReadOnly && (
        <Row as="span" area="switch">
          <Switch
            label={t('listing_editor.hours.open_switch', { day: name })}
            isLabelHidden
            isSelected={isOpen}
            isDisabled={row.isDisabled}
            onChange={row.onToggle}
          />
        </Row>
      )}
      <Inset area="more" minInlineSize="0">
        {!isEdited &&
          found.map((text) => (
            <Text key={text} as="div" size="s" tone="bad">
              {text}
            </Text>
          ))}
        {isEdited && (
          <DayEditor
            id={id}
            label={t('listing_editor.hours.times_of', { day: name })}
            day={day}
            periods={periods}
            onChange={row.onChange}
            faults={faults}
            isDisabled={row.isDisabled}
          >
            <CopyHours from={day} onCopy={row.onCopy} isDisabled={row.isDisabled} />
          </DayEditor>
        )}
      </Inset>
    </Day>
  );
}

function startOf({ open_time }: HoursPeriod): number {
  return Number(open_time.slice(0, 2)) * 60 + Number(open_time.slice(3));
}

/** Name, bar and switch in a row; on a phone the bar has a row of its own. */
const Day = styled.div.withConfig(innerClass('HoursWeekField-day'))`
  display: grid;
  grid-template: 'name bar switch' auto 'more more more' auto / minmax(96px, 0.36fr) 1fr auto;
  align-items: center;
  column-gap: 12px;
  padding-block: 3px;
  @container (max-width: 420px) {
    grid-template: 'name switch' auto 'bar bar' auto 'more more' auto / 1fr auto;
    padding-block: 4px;
  }
`;

const Bar = styled.button.withConfig(innerClass('HoursWeekField-bar'))`
  ${focusRing}
  grid-area: bar;
  display: block;
  min-inline-size: 0;
  margin: 0;
  padding: 4px 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink-2);
  font: inherit;
  font-size: var(--pf-font-size-xs);
  font-variant-numeric: tabular-nums;
  text-align: var(--pf-text-start);
  &:where(button:not(:disabled)) {
    cursor: pointer;
  }
  &:where(button:not(:disabled):hover) > svg {
    outline: 1px solid var(--pf-field-line);
  }
  &:where(:disabled) {
    opacity: 0.6;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
