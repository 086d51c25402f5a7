import type { Language } from '@pinfold/contract/languages';
import type { AuditProblem } from '@pinfold/contract/features/websites/quality-audit';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import {
  auditRun,
  type AuditToRun,
  claimAudit,
  type ClaimedAudit,
  failAudit,
  postponeAudit,
  settleAudit,
} from './audit-lifecycle.ts';

/**
 * Has one website audited. A page that does not load is tried again once, an hour later, since sites fail that open in
 * every browser (github.com/GoogleChrome/lighthouse/issues/7128). A used-up quota is waited for, until tomorrow as a rule.
 */
export const auditWebsite = defineProviderJob<AuditToRun, ClaimedAudit, AuditProblem>({
  ...auditRun,
  // In one process; what all of them begin is limited by the minute.
  concurrency: 2,
  claim: claimAudit,
  async work(services, { url, country }, audit) {
    await settleAudit(services, audit, await services.pageSpeed.audit(url, textLanguage(country)));
  },
  explain(error, _claimed, audit, { log, now }) {
    const { companyId, websiteId } = audit;
    if (error.kind !== 'temporary')
      log.warn({ companyId, websiteId, reason: error.message }, 'an audit was refused');
    if (error.kind === 'invalid') return { problem: 'address_unusable' };
    if (error.kind !== 'temporary') return { problem: 'auditor_refused' };
    if (audit.isSecondTry) return { problem: problemOf(error) };
    return { at: new Date(now().getTime() + 3_600_000), payload: { isSecondTry: true } };
  },
  settleFailed: failAudit,
  waits: (services, audit, _claimed, until) => postponeAudit(services, audit, until),
});

/** What Lighthouse's codes mean for whose page it is; others are as if the auditor had not answered. */
const problems: Readonly<Record<string, AuditProblem>> = {
  NO_FCP: 'page_empty',
  NO_LCP: 'page_empty',
  FAILED_DOCUMENT_REQUEST: 'page_unreachable',
  PAGE_HUNG: 'page_unreachable',
  ERRORED_DOCUMENT_REQUEST: 'page_error',
  DNS_FAILURE: 'host_unknown',
  NO_DOCUMENT_REQUEST: 'page_unreachable',
  // As a rule a certificate that has expired.
  INSECURE_DOCUMENT_REQUEST: 'page_unreachable',
  CHROME_INTERSTITIAL_ERROR: 'page_unreachable',
  NOT_HTML: 'address_unusable',
  INVALID_URL: 'address_unusable',
};

function problemOf({ reasons }: ProviderError): AuditProblem {
  return problems[reasons[0] ?? ''] ?? 'auditor_silent';
}

/** The language of what is found, which is stored once for all members: that of the company's country. */
export function textLanguage(country: string): Language {
  return ({ PL: 'pl', ES: 'es' } as const)[country] ?? 'en';
}
