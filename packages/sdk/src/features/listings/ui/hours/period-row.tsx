'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/hours-period';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Fault, NextDay, Period, Times, Until } from './day-parts.ts';
import { periodText } from './hours-text.ts';
import { TimeField } from './time-field.tsx';
import { withTimes } from './with-times.ts';

interface PeriodRowProps {
  period: HoursPeriod;
  onChange: (period: HoursPeriod) => void;
  onRemove: (() => void) | undefined;
  fault: string | undefined;
  isDisabled: boolean;
}

/** When it opens and closes, once. */
export function PeriodRow({ period, onChange, onRemove, fault, isDisabled }: PeriodRowProps): JSX.Element {
  const t = useTranslate();
  const { open_day: day, open_time: open, close_time: close } = period;
  const field = { isDisabled, isInvalid: fault !== undefined };
  return (
    <Period role="group" aria-label={periodText(period)}>
      <Times>
        <TimeField
          {...field}
          label={t('listing_editor.hours.opens')}
          value={open}
          onChange={(time) => onChange(withTimes(day, time, close))}
        />
        <Until aria-hidden>–</Until>
        <TimeField
          {...field}
          label={t('listing_editor.hours.closes')}
          value={close}
          isEnd
          onChange={(time) => onChange(withTimes(day, open, time))}
        />
        {period.close_day !== day && <NextDay>{t('listing_editor.hours.next_day')}</NextDay>}
        {onRemove && (
          <IconButton
            icon={<TrashIcon />}
            label={t('listing_editor.hours.remove_period', { hours: periodText(period) })}
            size="s"
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        )}
      </Times>
      {fault && <Fault role="alert">{fault}</Fault>}
    </Period>
  );
}
