import { eq } from 'drizzle-orm';
import { companies } from '../../features/company/company.table.ts';
import { vouchers } from '../../features/billing/vouchers/vouchers.table.ts';
import { voucherHash } from '../../features/billing/vouchers/redeem-voucher.service.ts';
import type { Services } from '../../services.ts';
import type { RawRequest } from '../clients/request.ts';

/** Of the operators of tests' installations. */
export const operatorToken = 'operator-token-of-the-tests-only-0';

/** Rows of buyers and operators for sample requests. */
export interface BillingAccountRows {
  companyId: number;
  voucherNumber: string;
}

/** A voucher that gives more than a trial does. */
export async function makeBillingAccountRows(
  { database, now }: Services,
  { companyId }: { companyId: number },
): Promise<BillingAccountRows> {
  const voucherNumber = 'K4WA-2026-LATO-0001';
  await database.queries
    .insert(vouchers)
    .values({ hash: voucherHash(voucherNumber), planKey: 'pro', days: 30, maxUses: 10, createdAt: now() })
    .onConflictDoNothing();
  // A plan without an end takes no voucher.
  await database.queries
    .update(companies)
    .set({ planExpiresAt: new Date('2100-01-01T00:00:00Z') })
    .where(eq(companies.id, companyId));
  return { companyId, voucherNumber };
}

/** Requests about whom invoices are written to, and vouchers. */
export function billingAccountSamples({ companyId, voucherNumber }: BillingAccountRows) {
  const ofOperator = { headers: { Authorization: `Operator ${operatorToken}` } };
  const ofCompany = { ...ofOperator, params: { id: companyId } };
  const signature = { operator: 'Ola', reason: 'Umowa 7/2026' };
  const invoiceData = {
    tax_id: '9991001010',
    company_name: 'Kawiarnia Lipa',
    street: 'Józefa',
    house_number: '9/3',
    postal_code: '31-056',
    city: 'Kraków',
    country: 'PL',
    email: 'faktury@lipa.test',
  };
  return {
    getInvoiceData: {},
    replaceInvoiceData: { body: invoiceData },
    listOperatorCompanies: ofOperator,
    getOperatorCompany: ofCompany,
    listOperatorChanges: ofCompany,
    updateOperatorCompany: { ...ofCompany, body: { ...signature, is_agency: true } },
    grantPlan: { ...ofCompany, body: { ...signature, plan: 'pro', quantity: 20, expires_at: null } },
    suspendCompany: { ...ofCompany, body: { ...signature, is_suspended: true } },
    redeemVoucher: { body: { number: voucherNumber } },
  } satisfies Record<string, Pick<RawRequest, 'params' | 'query' | 'body' | 'headers'>>;
}
