import { useFormat } from '@pinfold/sdk';
import {
  remainingDays,
  subscriptionState,
  type CurrentCompany,
  type SubscriptionState,
} from '@pinfold/sdk/headless/company';
import { Grid, Tag, Text } from '@pinfold/sdk/ui';
import { useText } from '../../texts/use-text.ts';

/** The plan's name, its state, and until when. */
export function PlanState({ plan }: { plan: CurrentCompany['plan_restrictions'] }) {
  const t = useText();
  const format = useFormat();
  const state = subscriptionState(plan, Date.now());
  const days = plan.expires_at === null ? 0 : remainingDays(plan.expires_at, Date.now());
  return (
    <Grid as="dl" columns="minmax(110px, max-content) minmax(0, 1fr)" gap={6} rowGap={3}>
      <Text as="dt" tone="muted">
        {t('plan.name')}
      </Text>
      <Text as="dd" weight="medium" wrap="anywhere">
        {plan.name}
      </Text>
      <Text as="dt" tone="muted">
        {t('plan.state')}
      </Text>
      <Text as="dd" weight="medium" wrap="anywhere">
        <Tag tone={tones[state]}>{t(`plan.state.${state}`)}</Tag>
      </Text>
      <Text as="dt" tone="muted">
        {t('plan.until')}
      </Text>
      <Text as="dd" weight="medium" wrap="anywhere">
        {plan.expires_at === null ? t('plan.endless') : format.date(plan.expires_at)}
        {days > 0 && (
          <>
            {' '}
            <Text tone="muted" weight="regular">
              {t('plan.days_left', { count: days })}
            </Text>
          </>
        )}
      </Text>
    </Grid>
  );
}

const tones = {
  active: 'good',
  trial: 'info',
  trial_over: 'warn',
  expired: 'bad',
  unpaid: 'bad',
} as const satisfies Record<SubscriptionState, string>;
