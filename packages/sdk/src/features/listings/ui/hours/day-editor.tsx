'use client';
import type { JSX, ReactNode } from 'react';
import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Indent } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { isWholeDay, oneMorePeriod, withTimes } from './hours-periods.ts';
import { periodText } from './hours-text.ts';
import { TimeField } from './time-field.tsx';

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

interface PeriodRowProps {
  period: HoursPeriod;
  onChange: (period: HoursPeriod) => void;
  onRemove: (() => void) | undefined;
  fault: string | undefined;
  isDisabled: boolean;
}

/** When it opens and closes, once. */
function PeriodRow({ period, onChange, onRemove, fault, isDisabled }: PeriodRowProps): JSX.Element {
  const t = useTranslate();
  const { open_day: day, open_time: open, close_time: close } = period;
  const field = { isDisabled, isInvalid: fault !== undefined };
  return (
    <Stack gap={2} role="group" aria-label={periodText(period)}>
      <Row gap={3} wrap>
        <TimeField
          {...field}
          label={t('listing_editor.hours.opens')}
          value={open}
          onChange={(time) => onChange(withTimes(day, time, close))}
        />
        <Text tone="subtle" aria-hidden>
          –
        </Text>
        <TimeField
          {...field}
          label={t('listing_editor.hours.closes')}
          value={close}
          isEnd
          onChange={(time) => onChange(withTimes(day, open, time))}
        />
        {period.close_day !== day && (
          <Text size="s" tone="muted">
            {t('listing_editor.hours.next_day')}
          </Text>
        )}
        {onRemove && (
          <IconButton
            icon={<TrashIcon />}
            label={t('listing_editor.hours.remove_period', { hours: periodText(period) })}
            size="s"
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        )}
      </Row>
      {fault && <FaultText>{fault}</FaultText>}
    </Stack>
  );
}
