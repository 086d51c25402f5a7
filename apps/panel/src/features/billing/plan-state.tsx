import { useFormat } from '@pinfold/sdk';
import {
  subscriptionStanding,
  type BillingState,
  type SubscriptionDetails,
  type SubscriptionTerm,
} from '@pinfold/sdk/headless/billing';
import { remainingDays, subscriptionState, type CurrentCompany } from '@pinfold/sdk/headless/company';
import { Grid, Stack, Tag, Text } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { useText } from '../../texts/use-text.ts';

interface PlanStateProps {
  company: Pick<CurrentCompany, 'plan_restrictions' | 'has_billing_subscription'>;
  /** What is paid for; left out for those who may not see it. */
  details?: SubscriptionDetails | undefined;
}

/** The plan's name, its state, and the date that matters, side by side where there is room. */
export function PlanState({ company, details }: PlanStateProps) {
  const t = useText();
  const format = useFormat();
  const { state, term, date } = standingOf(company, details);
  const days = date === null ? 0 : remainingDays(date, Date.now());
  return (
    <Grid as="dl" fit="180px" gap={6} rowGap={4}>
      <Fact name={t('plan.name')}>{details?.plan_name ?? company.plan_restrictions.name}</Fact>
      <Fact name={t('plan.state')}>
        <Tag tone={tones[state]}>{t(`plan.state.${state}`)}</Tag>
      </Fact>
      {term && (
        <Fact name={t(`plan.term.${term}`)}>
          {date === null ? t('plan.endless') : format.date(date)}
          {days > 0 && (
            <>
              {' '}
              <Text tone="muted" weight="regular">
                {t('plan.days_left', { count: days })}
              </Text>
            </>
          )}
        </Fact>
      )}
    </Grid>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text as="dt" size="s" tone="muted">
        {name}
      </Text>
      <Text as="dd" weight="medium" wrap="anywhere">
        {children}
      </Text>
    </Stack>
  );
}

interface Standing {
  state: BillingState;
  /** Undefined where no date matters or is known. */
  term: SubscriptionTerm | undefined;
  /** Null for a plan without an end. */
  date: string | null;
}

function standingOf(
  { plan_restrictions: plan, has_billing_subscription }: PlanStateProps['company'],
  details: PlanStateProps['details'],
): Standing {
  if (details) {
    const standing = subscriptionStanding(details);
    const isEndless = standing.state === 'active' && standing.date === null;
    return isEndless ? { ...standing, term: 'ends' } : standing;
  }
  const state = subscriptionState(plan, Date.now());
  const term = state === 'expired' || state === 'trial_over' ? 'ended' : 'ends';
  // What Stripe renews stays open some days longer than it was paid for, so that the end is no date to name.
  const isOpen = state === 'unpaid' || (has_billing_subscription && term === 'ends');
  return { state, term: isOpen ? undefined : term, date: plan.expires_at };
}

const tones = {
  active: 'good',
  trial: 'info',
  trial_over: 'warn',
  ending: 'warn',
  past_due: 'bad',
  expired: 'bad',
  unpaid: 'bad',
  suspended: 'bad',
} as const satisfies Record<BillingState, string>;
