import { useFormat } from '@pinfold/sdk';
import {
  subscriptionState,
  type CurrentCompany,
  type SubscriptionState,
} from '@pinfold/sdk/headless/company';
import { Tag, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { remainingDays } from '../../shell/remaining-days.ts';
import { useText } from '../../texts/use-text.ts';

/** The plan's name, how it stands, and for how long. */
export function PlanState({ plan }: { plan: CurrentCompany['plan_restrictions'] }) {
  const t = useText();
  const format = useFormat();
  const state = subscriptionState(plan, Date.now());
  const days = plan.expires_at === null ? 0 : remainingDays(plan.expires_at, Date.now());
  return (
    <Facts>
      <dt>{t('plan.name')}</dt>
      <dd>{plan.name}</dd>
      <dt>{t('plan.state')}</dt>
      <dd>
        <Tag tone={tones[state]}>{t(`plan.state.${state}`)}</Tag>
      </dd>
      <dt>{t('plan.until')}</dt>
      <dd>
        {plan.expires_at === null ? t('plan.endless') : format.date(plan.expires_at)}
        {days > 0 && <Left>{t('plan.days_left', { count: days })}</Left>}
      </dd>
    </Facts>
  );
}

const tones = {
  active: 'good',
  trial: 'info',
  trial_over: 'warn',
  expired: 'bad',
  unpaid: 'bad',
} as const satisfies Record<SubscriptionState, string>;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, max-content) 1fr;
  gap: 8px 20px;
  margin: 0;
  & > dt {
    color: ${token('color-ink-2')};
  }
  & > dd {
    min-inline-size: 0;
    margin: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

const Left = styled.span`
  margin-inline-start: 8px;
  color: ${token('color-ink-2')};
  font-weight: 400;
`;
