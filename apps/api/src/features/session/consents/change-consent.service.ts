import type { Consent } from '@pinfold/contract/features/session/account.endpoints';
import type { ConsentKind } from '@pinfold/contract/features/session/account';
import { isRequiredConsent } from '@pinfold/contract/features/session/account';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { consentsOf, recordConsent } from './consents.queries.ts';

/** Gives or takes back one consent; every change stays in the log. */
export async function changeConsentOf(
  { database, now }: Services,
  userId: number,
  { kind, isGiven }: { kind: ConsentKind; isGiven: boolean },
): Promise<Consent[]> {
  if (!isGiven && isRequiredConsent(kind)) throw new Problem('consent_required');
  await recordConsent(database.queries, userId, { kind, isGiven, at: now() });
  return consentsOf(database.queries, userId);
}
