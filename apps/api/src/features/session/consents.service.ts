import { sql } from 'drizzle-orm';
import {
  type ConsentKind,
  consentKinds,
  isRequiredConsent,
} from '@pinfold/contract/features/session/account';
import type { Consent } from '@pinfold/contract/features/session/account.endpoints';
import { type Queryable, rows } from '../../database/database.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';

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

/** Each consent as it was last changed, in the order in which people are asked. */
export async function consentsOf(queries: Queryable, userId: number): Promise<Consent[]> {
  const last = await rows<{ kind: ConsentKind; is_given: boolean; changed_at: Moment }>(
    queries,
    sql`select distinct on (kind) kind, is_given, changed_at from consents where user_id = ${userId} order by kind, id desc`,
  );
  const byKind = new Map(last.map((row) => [row.kind, row]));
  return consentKinds.map((kind) => {
    const row = byKind.get(kind);
    return {
      kind,
      is_given: row?.is_given ?? false,
      is_required: isRequiredConsent(kind),
      changed_at: row ? isoOf(row.changed_at) : null,
    };
  });
}

/** Adds to the log what differs from its last entry, so that a repeated choice adds nothing. */
async function recordConsent(
  tx: Queryable,
  userId: number,
  { kind, isGiven, at }: { kind: ConsentKind; isGiven: boolean; at: Date },
): Promise<void> {
  await tx.execute(
    sql`insert into consents (user_id, kind, is_given, changed_at)
        select ${userId}, ${kind}, ${isGiven}, ${at.toISOString()}
        where ${isGiven} <> coalesce(
          (select is_given from consents where user_id = ${userId} and kind = ${kind} order by id desc limit 1), false)`,
  );
}

/** Records the consents that are part of creating an account. */
export async function recordFirstConsents(
  tx: Queryable,
  userId: number,
  { withMarketing = false, at }: { withMarketing?: boolean; at: Date },
): Promise<void> {
  const given: ConsentKind[] = ['terms', 'privacy', ...(withMarketing ? ['marketing_email' as const] : [])];
  for (const kind of given) await recordConsent(tx, userId, { kind, isGiven: true, at });
}
