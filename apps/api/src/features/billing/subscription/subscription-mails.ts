import { and, eq } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { momentText } from '@pinfold/contract/date-text';
import { defaultLanguage, type Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';
import { panelUrl } from '../../../mail/panel-url.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Services } from '../../../services.ts';
import { companies, members } from '../../company/company.table.ts';
import { users } from '../../session/session.table.ts';
import { amountText } from '../invoices/amount-text.ts';
import type { Payment } from '../sync/corrections.ts';

/** What owners are told of their plan, each once. */
export type BillingNews = 'active' | 'ends' | 'past_due' | 'unpaid' | 'expired' | 'invoice' | 'refund';

export interface NewsFacts {
  plan?: string;
  locations?: number;
  date?: Date;
  /** In minor units. */
  amount?: number;
  currency?: string;
  /** Of the invoice. */
  number?: string;
}

/** Where each piece of news leads. */
const pages: Record<BillingNews, `/${string}`> = {
  active: '/user-settings/account-settings',
  ends: '/user-settings/account-settings',
  past_due: '/order-details',
  unpaid: '/order-details',
  expired: '/order-details',
  invoice: '/order-details',
  refund: '/user-settings/account-settings',
};

/** Mails news to every owner of a company, in the transaction that makes them true. */
export async function tellOwners(
  services: Services,
  tx: Queryable,
  companyId: number,
  news: BillingNews,
  facts: NewsFacts,
): Promise<void> {
  const owners = await tx
    .select({
      to: users.email,
      language: users.language,
      company: companies.name,
      timezone: companies.timezone,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.type, memberTypes.owner),
        eq(members.status, 'active'),
      ),
    );
  for (const { to, language, company, timezone } of owners) {
    const mail = newsMail(language, news, panelUrl(services, `${pages[news]}?company=${companyId}`), {
      company,
      plan: facts.plan ?? '',
      locations: facts.locations ?? 0,
      date: facts.date ? momentText(facts.date, 'long_date', language, timezone) : '',
      amount: amountText(language, facts.amount ?? 0, facts.currency ?? 'pln'),
      number: facts.number ?? '',
    });
    await sendMail(services, tx, { to, language, mail });
  }
}

/** Tells owners and the operator that a payment goes back. */
export async function tellOfRefund(
  services: Services,
  companyId: number,
  { amount, currency, paymentIntent }: Payment,
): Promise<void> {
  const { database, config, log } = services;
  log.warn({ companyId, paymentIntent, amount, currency }, 'a double payment was refunded');
  const operator = config.PINFOLD_BILLING_SELLER?.email;
  await database.queries.transaction(async (tx) => {
    await tellOwners(services, tx, companyId, 'refund', { amount, currency });
    if (!operator) return;
    const [company] = await tx
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId));
    const mail = newsMail(defaultLanguage, 'refund_operator', panelUrl(services, '/dashboard'), {
      company: company?.name ?? '',
      id: String(companyId),
      amount: amountText(defaultLanguage, amount, currency),
      number: paymentIntent,
    });
    await sendMail(services, tx, { to: operator, language: defaultLanguage, mail });
  });
}

function newsMail(
  language: Language,
  news: BillingNews | 'refund_operator',
  url: string,
  values: Record<string, string | number>,
): Mail {
  return {
    subject: translate(language, `mails.billing_${news}.subject`, values),
    heading: translate(language, `mails.billing_${news}.heading`, values),
    paragraphs: [translate(language, `mails.billing_${news}.text`, values)],
    button: { label: translate(language, `mails.billing_${news}.button`), url },
  };
}
