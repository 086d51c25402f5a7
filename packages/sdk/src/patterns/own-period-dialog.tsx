'use client';
import { parseDate } from '@internationalized/date';
import { checkPeriod, daysIn, earliestDate } from '@pinfold/contract/period';
import { useState, type JSX } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/actions/button.tsx';
import { DateRangePicker } from '../ui/fields/date-range-picker.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import type { PeriodChoice } from '../state/period-choice.ts';

interface OwnPeriodDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  value: PeriodChoice;
  lastDay: string;
  /** Why the last day is not today. */
  limitNote: string | undefined;
  mostDays: number | undefined;
  onChange: (period: PeriodChoice) => void;
}

/** From one day to another, none of them before 2005 or after the last day. */
export function OwnPeriodDialog({
  isOpen,
  onOpenChange,
  value,
  lastDay,
  limitNote,
  mostDays,
  onChange,
}: OwnPeriodDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [range, setRange] = useState(() => ({
    start: parseDate(value.date_from ?? monthBefore(lastDay)),
    end: parseDate(value.date_to ?? lastDay),
  }));
  const from = range.start.toString();
  const to = range.end.toString();
  const found = checkPeriod({ from, to }, lastDay);
  const fault =
    found === 'in_future' && limitNote
      ? limitNote
      : found
        ? t(`date.period.fault.${found}`, { earliest: format.day(earliestDate) })
        : mostDays !== undefined && daysIn({ from, to }) > mostDays
          ? t('date.period.fault.too_long', { most: format.number(mostDays) })
          : undefined;
  return (
    <Dialog
      title={t('date.period.own_title')}
      size="s"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={fault}
            onPress={() => {
              onChange({ date_from: from, date_to: to });
              onOpenChange(false);
            }}
          >
            {t('date.period.apply')}
          </Button>
        </>
      }
    >
      <DateRangePicker
        label={t('date.period.days')}
        value={range}
        onChange={(next) => {
          if (next)
            setRange({ start: parseDate(next.start.toString()), end: parseDate(next.end.toString()) });
        }}
        minValue={parseDate(earliestDate)}
        maxValue={parseDate(lastDay)}
        {...(limitNote && { limitNote })}
        {...(fault && { errorMessage: fault })}
      />
    </Dialog>
  );
}

function monthBefore(lastDay: string): string {
  return parseDate(lastDay).subtract({ days: 29 }).toString();
}
