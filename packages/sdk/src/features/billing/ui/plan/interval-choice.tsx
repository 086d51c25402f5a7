import { billingIntervals } from '@pinfold/contract/features/billing/billing-interval';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import type { SoldPlan } from '../../billing.queries.ts';
import type { DecidedOrder } from '../../decide-order.ts';
import type { BillingInterval } from '../../order-choice.ts';
import { priceFor, pricePerLocationMonth, yearlySaving } from '../../plan-price.ts';
import { useMoney } from './use-money.ts';

interface IntervalChoiceProps {
  order: DecidedOrder;
  plan: SoldPlan;
  onChange: (interval: BillingInterval) => void;
}

/** How often the plan is paid for, each by what a location costs a month. */
export function IntervalChoice({ order, plan, onChange }: IntervalChoiceProps): JSX.Element {
  const t = useTranslate();
  const money = useMoney();
  const { quantity, interval, price: chosen } = order;
  const saving = yearlySaving(plan, quantity, chosen?.currency);
  const options = billingIntervals.map((value) => {
    const price = priceFor(plan, value, chosen?.currency);
    const each = price && money(pricePerLocationMonth(price, quantity), price.currency);
    const texts = [
      each && t('billing.per_location', { price: each }),
      value === 'year' &&
        saving &&
        t('billing.saving', { amount: money(saving.amount, saving.currency), percent: saving.percent }),
    ];
    return {
      value,
      label: t(`billing.interval.${value}`),
      description: texts.filter(Boolean).join(' · '),
      isDisabled: !price,
    };
  });
  return (
    <RadioGroup
      label={t('billing.interval')}
      options={options}
      value={interval}
      onChange={(value) => onChange(value === 'year' ? 'year' : 'month')}
    />
  );
}
