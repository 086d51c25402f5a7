import { planLimits } from '@pinfold/contract/access/plan';
import { overages } from '@pinfold/contract/features/billing/overages';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Plans, SoldPlan } from '../../billing.queries.ts';
import type { DecidedOrder } from '../../decide-order.ts';
import { priceFor, pricePerLocationMonth } from '../../plan-price.ts';
import { type HrefForLimit, OverageItems } from './overage-list.tsx';
import { useMoney } from './use-money.ts';

interface PlanChoiceProps {
  plans: Plans;
  order: DecidedOrder;
  plan: SoldPlan;
  /** Key of the plan that the company has now. */
  current: string | undefined;
  hrefForLimit: HrefForLimit | undefined;
  onChange: (key: string) => void;
}

/** The plans on sale as cards, the smallest first, each with what it has over the one before. */
export function PlanChoice({
  plans: { plans, limits_usage: usage },
  order,
  plan,
  current,
  hrefForLimit,
  onChange,
}: PlanChoiceProps): JSX.Element {
  const t = useTranslate();
  return (
    <RadioGroup
      label={t('billing.plan')}
      isFramed
      options={plans.map((one, index) => ({
        value: one.key,
        label: one.name,
        mark: markOf(one),
        description: <PlanPrice plan={one} order={order} />,
        details: (
          <>
            <Blocking overages={one === plan ? order.overages : []} hrefForLimit={hrefForLimit} />
            <PlanTerms plan={one} smaller={plans[index - 1]} />
          </>
        ),
      }))}
      value={plan.key}
      onChange={onChange}
    />
  );

  function markOf(one: SoldPlan): ReactNode {
    const isTooSmall = overages(one, order.quantity, usage?.limits ?? []).length > 0;
    if (one.key === current) return <Tag tone="info">{t('billing.plan.current')}</Tag>;
    return isTooSmall && <Tag tone="warn">{t('billing.plan.too_small')}</Tag>;
  }
}

function PlanPrice({ plan, order }: { plan: SoldPlan; order: DecidedOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const { interval, quantity, price: chosen } = order;
  const price = priceFor(plan, interval, chosen?.currency);
  if (!price) return null;
  return (
    <Stack as="span">
      <Text size="l" tone="default" weight="bold" isTabular>
        {money(pricePerLocationMonth(price, quantity), price.currency)}
      </Text>
      <span>{t('billing.plan.per_location')}</span>
    </Stack>
  );
}

/** What is in a plan. */
function PlanTerms({ plan, smaller }: { plan: SoldPlan; smaller: SoldPlan | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  const limits = planLimits.filter((limit) => limit in plan.limits || (smaller && limit in smaller.limits));
  const added = plan.capabilities.filter((capability) => !smaller?.capabilities.includes(capability));
  return (
    <Text as="div" size="s">
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {introText()}
        </Text>
        {added.length > 0 && (
          <Stack as="ul" role="list" gap={2}>
            {added.map((capability) => (
              <Row as="li" key={capability} gap={2} align="baseline">
                <Text tone="good" flex="none" aria-hidden>
                  <CheckIcon size={12} />
                </Text>
                {t(`billing.capability.${capability}`)}
              </Row>
            ))}
          </Stack>
        )}
        {limits.length > 0 && (
          <>
            <Text as="p" weight="medium">
              {t('billing.plan.limits')}
            </Text>
            <Stack as="dl" gap={2}>
              {limits.map((limit) => (
                <Row key={limit} justify="between" align="baseline" gap={3}>
                  <Text as="dt" tone="muted">
                    {t(`billing.limit.${limit}`)}
                  </Text>
                  <Text as="dd" isTabular textAlign="end">
                    {maxText(plan.limits[limit])}
                  </Text>
                </Row>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Text>
  );

  function introText(): string {
    if (!smaller) return t('billing.plan.has');
    return t(added.length > 0 ? 'billing.plan.over' : 'billing.plan.same', { plan: smaller.name });
  }

  function maxText(max: number | undefined): string {
    return max === undefined ? t('billing.plan.unlimited') : format.number(max);
  }
}

/** What has to go before the company fits into the plan that is chosen; announced when one is chosen. */
function Blocking({ overages: listed, hrefForLimit }: Parameters<typeof OverageItems>[0]) {
  const t = useTranslate();
  return (
    <Text as="div" size="s" role="status">
      {listed.length > 0 && (
        <Stack gap={2}>
          <Text as="p" weight="semibold" tone="warn">
            {t('billing.overages')}
          </Text>
          <OverageItems overages={listed} hrefForLimit={hrefForLimit} />
        </Stack>
      )}
    </Text>
  );
}
