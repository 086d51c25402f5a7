import { useFormat, usePermission } from '@pinfold/sdk';
import { subscriptionStanding, useSubscription } from '@pinfold/sdk/headless/billing';
import { remainingDays, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useUser } from '@pinfold/sdk/headless/session';
import { Banner, Inset } from '@pinfold/sdk/ui';
import { TextLink } from '../features/session/text-link.tsx';
import { paths } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';
import { endsSoon, isNear } from './ends-soon.ts';

/** What the plan asks for now, in a line: to be paid, resumed or chosen. */
export default function PlanBar() {
  const t = useText();
  const format = useFormat();
  const { allowed: mayPay } = usePermission('manage_company_data');
  const { data: company } = useCurrentCompany();
  const isSubscribed = company?.has_billing_subscription ?? false;
  const { data: user } = useUser();
  const { data: details } = useSubscription({ enabled: isSubscribed && mayPay });
  const { state, date } = details && isSubscribed ? subscriptionStanding(details) : nothing;
  const closesAt = user?.company_subscription?.closes_at;
  if (!mayPay && closesAt)
    return (
      <Bar tone="bad">{`${t('plan_bar.overdue', { date: format.date(closesAt) })} ${t('plan_bar.ask')}`}</Bar>
    );
  if (state === 'past_due' && date !== null)
    return (
      <Bar tone="bad" to={paths.subscription} label={t('plan_bar.pay')}>
        {t('plan_bar.past_due', { date: format.date(date) })}
      </Bar>
    );
  if (state === 'ending' && date !== null && isNear(date, Date.now()))
    return (
      <Bar tone="warn" to={paths.subscription} label={t('plan_bar.resume')}>
        {t('plan_bar.ending', { date: format.date(date), count: remainingDays(date, Date.now()) })}
      </Bar>
    );
  if (!company || isSubscribed || !endsSoon(company, Date.now())) return null;
  const { name, expires_at: end } = company.plan_restrictions;
  const text = t('plan_bar.plan_ends', {
    name,
    date: format.date(end ?? ''),
    count: remainingDays(end ?? '', Date.now()),
  });
  return (
    <Bar tone="warn" {...(mayPay && { to: paths.orderDetails, label: t('plan_bar.choose') })}>
      {mayPay ? text : `${text} ${t('plan_bar.ask')}`}
    </Bar>
  );
}

const nothing = { state: undefined, date: null };

interface BarProps {
  tone: 'warn' | 'bad';
  /** The way on; none for those who can only ask. */
  to?: string;
  label?: string;
  children: string;
}

function Bar({ tone, to, label, children }: BarProps) {
  return (
    <Inset padding={[3, 5, 0]}>
      <Banner tone={tone} role="status" actions={to && <TextLink to={to}>{label}</TextLink>}>
        {children}
      </Banner>
    </Inset>
  );
}
