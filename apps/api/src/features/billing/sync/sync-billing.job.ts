import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { syncCompanyBilling } from './sync-company-billing.ts';

/** Which company's billing is to agree with Stripe. */
export interface CompanyToSync {
  companyId: number;
}

/** Subscriptions, invoices and pages of one customer. */
export const callsACompany = 3;

/** Makes one company's billing agree with Stripe. While one waits, whatever else rings for the company is the same. */
export const syncBilling = defineProviderJob<CompanyToSync, CompanyToSync>({
  name: 'sync-billing',
  concurrency: 4,
  subject: ({ companyId }) => String(companyId),
  claim: async ({ stripe }, payload) => (stripe ? payload : undefined),
  work: (services, { companyId }) => syncCompanyBilling(services, companyId),
});
