'use client';
import { firstOwed } from '@pinfold/contract/features/billing/owed-invoice';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner, type BannerProps } from '../../../../ui/display/banner.tsx';
import type { SubscriptionDetails } from '../../billing.queries.ts';
import type { BillingState, SubscriptionStanding } from '../../subscription-standing.ts';
import { useInvoices } from '../../use-invoices.ts';
import { PayInvoiceButton } from './pay-invoice-button.tsx';
import type { BillingLinks } from '../billing-links.ts';

interface SubscriptionNoticeProps extends BillingLinks {
  details: SubscriptionDetails;
  standing: SubscriptionStanding;
}

/** What the state of the plan means for the company, and the way on; nothing where all is well. */
export function SubscriptionNotice({
  details,
  standing: { state, date },
  contactHref,
  onRedirect,
}: SubscriptionNoticeProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  if (!isNoticed(state)) return null;
  const values = { date: date === null ? '' : format.date(date), plan: details.plan_name };
  return (
    <Banner
      tone={tones[state]}
      role="status"
      title={t(`billing_account.notice.${state}`, values)}
      actions={actionsOf(state, { contactHref, onRedirect }, t('common.contact_us'))}
    >
      {t(`billing_account.notice.${state}_text`, values)}
    </Banner>
  );
}

const tones = {
  trial_over: 'warn',
  ending: 'warn',
  past_due: 'bad',
  unpaid: 'bad',
  expired: 'warn',
  suspended: 'bad',
} as const satisfies Partial<Record<BillingState, BannerProps['tone']>>;

function isNoticed(state: BillingState): state is keyof typeof tones {
  return state in tones;
}

/** Whoever was closed by the operator cannot pay their way out. */
function actionsOf(
  state: keyof typeof tones,
  { contactHref, onRedirect }: Pick<BillingLinks, 'contactHref' | 'onRedirect'>,
  contact: string,
): ReactNode {
  if (state === 'past_due' || state === 'unpaid') return <PayDebt onRedirect={onRedirect} />;
  if (state !== 'suspended' || contactHref === undefined) return undefined;
  return <Link href={contactHref}>{contact}</Link>;
}

/** Pays the oldest open invoice. */
function PayDebt({ onRedirect }: Pick<BillingLinks, 'onRedirect'>) {
  const { invoices } = useInvoices();
  const owed = firstOwed(invoices);
  return owed ? <PayInvoiceButton invoice={owed} onRedirect={onRedirect} variant="primary" /> : null;
}
