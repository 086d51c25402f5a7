'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { oneMorePeriod } from './day-hours.ts';
import { PeriodRow } from './period-row.tsx';
import { isWholeDay, withTimes } from './with-times.ts';
import { Indent } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';

interface DayEditorProps {
  id?: string;
  /** Names the group for screen readers. */
  label: string;
  day: Weekday;
  periods: readonly HoursPeriod[];
  onChange: (periods: readonly HoursPeriod[]) => void;
  /** The fault of each period, in their order. */
  faults: readonly (string | undefined)[];
  isDisabled: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The times of one day: any number of periods, or all of it. */
export function DayEditor({
  id,
  label,
  day,
  periods,
  onChange,
  faults,
  isDisabled,
  children,
}: DayEditorProps): JSX.Element {
  const t = useTranslate();
  const isWhole = periods.some(isWholeDay);
  return (
    <Indent id={id} role="group" aria-label={label}>
      {periods.map((period, index) => (
        <PeriodRow
          // A period has nothing but its place: its times change while they are typed.
          key={index}
          period={period}
          fault={faults[index]}
          isDisabled={isDisabled}
          onChange={(changed) => onChange(periods.map((one, at) => (at === index ? changed : one)))}
          onRemove={periods.length > 1 ? () => onChange(periods.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      <Row gap={3} wrap>
        {!isWhole && (
          <Button
            size="s"
            icon={<PlusIcon size={14} />}
            isDisabled={isDisabled}
            onPress={() => onChange([...periods, oneMorePeriod(periods, day)])}
          >
            {t('listing_editor.hours.add_period')}
          </Button>
        )}
        <Button
          size="s"
          isDisabled={isDisabled}
          onPress={() =>
            onChange([isWhole ? withTimes(day, '09:00', '17:00') : withTimes(day, '00:00', '24:00')])
          }
        >
          {isWhole ? t('listing_editor.hours.set_times') : t('listing_editor.hours.set_all_day')}
        </Button>
        {children}
      </Row>
    </Indent>
  );
}
