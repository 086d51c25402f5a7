'use client';
import { maxOrganicDays } from '@pinfold/contract/features/websites/organic-rank';
import { datePresets, type PeriodComparison } from '@pinfold/contract/period';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { PeriodPicker } from '../../../patterns/period-picker.tsx';
import type { PeriodChoice } from '../../../state/period-choice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CalendarIcon } from '../../../ui/icons/place-icons.tsx';

/** Everything since the beginning can be longer than the API answers for at once. */
const presets = datePresets.filter((preset) => preset !== 'full');

interface WebsitePeriodProps {
  value: PeriodChoice & { compare?: PeriodComparison };
  onChange: (change: PeriodChoice & { compare?: PeriodComparison }) => void;
}

/** Chooses the days of positions, a year at most, and with which earlier ones they are compared. */
export function WebsitePeriod({ value, onChange }: WebsitePeriodProps): JSX.Element {
  return (
    <PeriodPicker
      value={value}
      onChange={onChange}
      compare={value.compare ?? 'none'}
      onCompareChange={(compare) => onChange({ compare })}
      presets={presets}
      mostDays={maxOrganicDays}
    />
  );
}

/** Says that the days of an address are too many, with the most that can be shown. */
export function PeriodTooLong({ onChange }: { onChange: (period: PeriodChoice) => void }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  return (
    <EmptyState
      icon={<CalendarIcon size={24} />}
      title={t('websites.too_long.title')}
      role="status"
      actions={
        <Button onPress={() => onChange({ preset: 'last_365_days' })}>{t('websites.too_long.action')}</Button>
      }
    >
      {t('websites.too_long.text', { most: format.number(maxOrganicDays) })}
    </EmptyState>
  );
}
