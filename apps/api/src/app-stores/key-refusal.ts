import { sql } from 'drizzle-orm';
import type { KeyRefusal } from '@pinfold/contract/features/integrations/app-keys';
import { ProviderError } from '../delivery/provider-error.ts';
import { Problem } from '../problem.ts';
import { assertionNotInTime } from '../providers/google-play/google-play.ts';
import type { Services } from '../services.ts';

/**
 * Why a store refused a key.
 * @throws Problem `provider_unavailable` where it said nothing about the key
 */
export function refusalOf({ log }: Pick<Services, 'log'>, error: unknown): KeyRefusal {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, reasons, message } = error;
  if (kind === 'not_found') return 'app_out_of_reach';
  if (kind === 'denied')
    return refusals.find(({ says }) => reasons.some((one) => says.test(one)))?.refusal ?? 'role_missing';
  log.warn({ kind, reason: message }, 'an app store did not say whether it takes a key');
  throw new Problem('provider_unavailable');
}

const refusals: { says: RegExp; refusal: KeyRefusal }[] = [
  { says: new RegExp(`^${assertionNotInTime}$`), refusal: 'clock_differs' },
  { says: /^(invalid_grant|invalid_client|unauthorized_client|NOT_AUTHORIZED)$/, refusal: 'key_unknown' },
  { says: /^(SERVICE_DISABLED|accessNotConfigured)$/, refusal: 'api_disabled' },
  { says: /^FORBIDDEN\.REQUIRED_AGREEMENTS/, refusal: 'agreement_missing' },
];

/** Whether a refusal is about one app alone: a right to one says nothing of the others. */
export function isOfApp(refusal: KeyRefusal): boolean {
  return refusal === 'role_missing' || refusal === 'app_out_of_reach';
}

/** Notes what became of the key when it was last used, unless it was replaced meanwhile. */
export async function noteProblem(
  { database }: Pick<Services, 'database'>,
  companyId: number,
  accountId: number,
  { fingerprint }: { fingerprint: string },
  problem: KeyRefusal | null,
): Promise<void> {
  await database.queries.execute(
    sql`update mobile_app_accounts set problem = ${problem}
        where company_id = ${companyId} and id = ${accountId} and fingerprint = ${fingerprint}
          and problem is distinct from ${problem}`,
  );
}
