import type { BoosterAudit } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import { boosterAudit } from './booster-audit.queries.ts';

/** As often as the chain grows. */
const keptMilliseconds = 600_000;

/** Returns audits for everyone, at most ten minutes old: each verifies the whole chain, and anyone may ask for it. */
export function recentAudits(
  services: Parameters<typeof boosterAudit>[0],
): (companyId: number) => Promise<BoosterAudit> {
  const made = new Map<number, { at: number; audit: Promise<BoosterAudit> }>();
  return async (companyId) => {
    const at = services.now().getTime();
    const known = made.get(companyId);
    if (known && at - known.at < keptMilliseconds) return known.audit;
    const audit = boosterAudit(services, companyId);
    made.set(companyId, { at, audit });
    try {
      return await audit;
    } catch (error) {
      made.delete(companyId);
      throw error;
    }
  };
}
