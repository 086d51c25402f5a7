import type { PlanLimit } from '@pinfold/contract/access/plan';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { SoldPlan } from '../../billing.queries.ts';
import type { DecidedOrder } from '../../decide-order.ts';
import { priceFor, pricePerLocationMonth } from '../../plan-price.ts';
import { useMoney } from './use-money.ts';

interface PlanChoiceProps {
  plans: readonly SoldPlan[];
  order: DecidedOrder;
  plan: SoldPlan;
  onChange: (key: string) => void;
}

/** The plans on sale, the smallest first, each with what it has over the one before. */
export function PlanChoice({ plans, order, plan, onChange }: PlanChoiceProps): JSX.Element {
  const t = useTranslate();
  return (
    <RadioGroup
      label={t('billing.plan')}
      options={plans.map((one, index) => ({
        value: one.key,
        label: one.name,
        description: <PlanTerms plan={one} smaller={plans[index - 1]} order={order} />,
      }))}
      value={plan.key}
      onChange={onChange}
    />
  );
}

interface PlanTermsProps {
  plan: SoldPlan;
  smaller: SoldPlan | undefined;
  order: DecidedOrder;
}

function PlanTerms({ plan, smaller, order: { interval, quantity, price: chosen } }: PlanTermsProps) {
  const t = useTranslate();
  const format = useFormat();
  const money = useMoney();
  const price = priceFor(plan, interval, chosen?.currency);
  const limits = Object.entries(plan.limits) as [PlanLimit, number][];
  const added = plan.capabilities.filter((capability) => !smaller?.capabilities.includes(capability));
  const names = added.map((capability) => t(`billing.capability.${capability}`)).join(' · ');
  return (
    <Stack as="span" gap={1}>
      {price && (
        <Text size="m" tone="default" weight="semibold">
          {t('billing.per_location', {
            price: money(pricePerLocationMonth(price, quantity), price.currency),
          })}
        </Text>
      )}
      <span>
        {introText()} {names}
      </span>
      {limits.length > 0 && (
        <span>
          {t('billing.plan.limits')}{' '}
          {limits.map(([limit, max]) => `${t(`billing.limit.${limit}`)}: ${format.number(max)}`).join(' · ')}
        </span>
      )}
    </Stack>
  );

  function introText(): string {
    if (!smaller) return t('billing.plan.has');
    return t(added.length > 0 ? 'billing.plan.over' : 'billing.plan.same', { plan: smaller.name });
  }
}
