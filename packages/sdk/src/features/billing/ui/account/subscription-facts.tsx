'use client';
import { remainingDays } from '@pinfold/contract/features/billing/remaining-days';
import type { JSX } from 'react';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Fact } from '../../../../patterns/fact.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useCurrentCompany } from '../../../company/current-company.ts';
import type { SubscriptionDetails } from '../../billing.queries.ts';
import { cardBrand } from '../../card-brand.ts';
import type { BillingState, SubscriptionStanding } from '../../subscription-standing.ts';

interface SubscriptionFactsProps {
  details: SubscriptionDetails;
  standing: SubscriptionStanding;
}

type RunningSubscription = NonNullable<SubscriptionDetails['subscription']>;

/** What is paid for, until when, what comes then, and how it is paid. */
export function SubscriptionFacts({ details, standing }: SubscriptionFactsProps): JSX.Element {
  const t = useTranslate();
  const { data: company } = useCurrentCompany();
  const { subscription } = details;
  const locations = subscription?.entitled_quantity ?? company?.plan_restrictions.limits.max_facilities;
  const { state, term } = standing;
  return (
    <Grid as="dl" columns="minmax(110px, max-content) minmax(0, 1fr)" gap={6} rowGap={3}>
      <Fact name={t('billing_account.plan')}>{details.plan_name}</Fact>
      <Fact name={t('billing_account.state')}>
        <Tag tone={tones[state]}>{t(`billing_account.state.${state}`)}</Tag>
      </Fact>
      {locations !== undefined && (
        <Fact name={t('billing_account.paid_for')}>{t('common.locations', { count: locations })}</Fact>
      )}
      <Fact name={t(`billing_account.term.${term ?? 'ends'}`)}>
        <TermDate standing={standing} />
      </Fact>
      {subscription && (
        <>
          <NextPeriod subscription={subscription} isEnding={state === 'ending'} />
          <Fact name={t('billing_account.interval')}>
            {t(`billing_account.interval.${subscription.interval}`)}
          </Fact>
          <Fact name={t('billing_account.method')}>{methodText(subscription, t)}</Fact>
        </>
      )}
    </Grid>
  );
}

const tones: Record<BillingState, Tone> = {
  active: 'good',
  trial: 'info',
  trial_over: 'warn',
  ending: 'warn',
  past_due: 'bad',
  unpaid: 'bad',
  expired: 'bad',
  suspended: 'bad',
};

/** The date with the days that are left, begun ones included. */
function TermDate({ standing: { state, date } }: { standing: SubscriptionStanding }) {
  const t = useTranslate();
  const format = useFormat();
  if (date === null) {
    const isClosed = state === 'unpaid' || state === 'suspended';
    return <span>{t(isClosed ? 'billing_account.closed' : 'billing_account.endless')}</span>;
  }
  const days = remainingDays(date, Date.now());
  return (
    <>
      {format.date(date)}
      {days > 0 && (
        <>
          {' '}
          <Text tone="muted" weight="regular">
            {t('billing_account.days_left', { count: days })}
          </Text>
        </>
      )}
    </>
  );
}

/** After a change to something smaller, what was paid for stays until the period ends. */
function NextPeriod({ subscription, isEnding }: { subscription: RunningSubscription; isEnding: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { plan, plan_name, quantity, entitled_plan, entitled_quantity, period_end } = subscription;
  if (isEnding || (plan === entitled_plan && quantity === entitled_quantity)) return null;
  return (
    <Fact name={t('billing_account.next', { date: format.date(period_end) })}>
      {plan_name}, {t('common.locations', { count: quantity })}
    </Fact>
  );
}

function methodText({ payment_method: method, card }: RunningSubscription, t: Translate): string {
  if (method === 'quick') return t('billing_account.method.quick');
  if (!card) return t('billing_account.method.card');
  const { brand, last4, exp_month: month, exp_year: year } = card;
  return t('billing_account.method.known_card', {
    brand: cardBrand(brand),
    last4,
    expiry: `${String(month).padStart(2, '0')}/${year}`,
  });
}
