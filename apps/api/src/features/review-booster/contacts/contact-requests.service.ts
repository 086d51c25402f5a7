import { eq, sql, type SQL } from 'drizzle-orm';
import type {
  BoosterContact,
  BoosterContactExport,
} from '@pinfold/contract/features/review-booster/booster-contacts.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { arrayLiteral, int8Array } from '../../../database/int8.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countTry } from '../../../limits/throttle.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { requireContactKey } from '../invitations/contact-key.ts';
import { eraseInvitations } from '../invitations/erase-invitations.ts';
import { boosterSuppressions } from '../invitations/invitations.table.ts';
import { readInvitations } from '../invitations/invitations.queries.ts';
import { boosterReviewRows } from '../responses/booster-reviews.queries.ts';
import { eraseResponses } from '../responses/erase-responses.ts';
import { utcDay } from '../utc-day.ts';

/** @throws Problem `too_many_attempts` */
export async function findContact(
  services: Services,
  { companyId }: Member,
  contact: string,
): Promise<BoosterContact> {
  await countRequest(services, companyId);
  return services.database.queries.transaction((tx) => readContact(services, tx, companyId, contact));
}

/**
 * What a customer gets who asks for a copy. The address is in full, since they gave it; notes are the team's, and name
 * whoever wrote them.
 * @throws Problem `too_many_attempts`
 */
export async function exportContact(
  services: Services,
  { companyId }: Member,
  contact: string,
): Promise<BoosterContactExport> {
  await countRequest(services, companyId);
  return services.database.queries.transaction(async (tx) => {
    const found = await readContact(services, tx, companyId, contact);
    const [company] = await tx
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId));
    const now = services.now();
    const copy = {
      company: company?.name ?? '',
      exported_at: now.toISOString(),
      contact,
      answers: found.answers.map(({ note: _note, ...answer }) => answer),
      invitations: found.invitations.map((invitation) => ({ ...invitation, contact })),
      unsubscribed_at: found.unsubscribed_at,
    };
    return { filename: `pinfold-contact-${utcDay(now)}.json`, content: JSON.stringify(copy, null, 2) };
  });
}

/**
 * Erases answers and invitations of a contact, and keeps a hash by which nobody is invited under the address again. It
 * does so for an address that nothing is stored of, too: whoever does not want to be asked need not have been.
 * @throws Problem `too_many_attempts`
 */
export async function eraseContact(
  services: Services,
  { companyId }: Member,
  contact: string,
): Promise<{ answers: number; invitations: number }> {
  await countRequest(services, companyId);
  const { database, live, now } = services;
  return database.queries.transaction(async (tx) => {
    // Whoever uploads a list at the same time has queued it before, or finds the suppression.
    await lockCompany(tx, companyId, now());
    const hash = await hashOf(services, tx, companyId, contact);
    await tx
      .insert(boosterSuppressions)
      .values({ companyId, contactHash: hash, createdAt: now() })
      .onConflictDoNothing();
    let answers = 0;
    let batch = 0;
    do {
      batch = await eraseResponses(
        services,
        tx,
        sql`r.company_id = ${companyId} and ${ofContact(sql`r`, hash)}`,
      );
      answers += batch;
    } while (batch === 1000);
    const invitations = await eraseInvitations(tx, companyId, ofContact(sql`i`, hash));
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
    return { answers, invitations };
  });
}

async function countRequest(services: Services, companyId: number): Promise<void> {
  await countTry(services, { purpose: 'booster_contact', account: String(companyId) });
}

async function readContact(
  services: Services,
  tx: Queryable,
  companyId: number,
  contact: string,
): Promise<BoosterContact> {
  const hash = await hashOf(services, tx, companyId, contact);
  const answers = await boosterReviewRows(
    tx,
    services.sealer,
    sql`select r.company_id, r.id, row_number() over (order by r.created_at desc, r.id desc) as position
        from booster_responses r where r.company_id = ${companyId} and ${ofContact(sql`r`, hash)}`,
  );
  const invitations = await readInvitations(
    { queries: tx, sealer: services.sealer },
    companyId,
    ofContact(sql`i`, hash),
  );
  const [suppressed] = await rows<{ created_at: Moment }>(
    tx,
    sql`select created_at from booster_suppressions where company_id = ${companyId} and contact_hash = ${hash}`,
  );
  return { answers, invitations, unsubscribed_at: isoOf(suppressed?.created_at ?? null) };
}

/** Rows that still hold the contact: what is erased holds no more than a hash. */
function ofContact(row: SQL, hash: string): SQL {
  return sql`${row}.contact_hash = ${hash} and ${row}.sealed_contact is not null`;
}

/** Returns the hash of a contact, once answers of before there were hashes have theirs. */
async function hashOf(
  services: Services,
  tx: Queryable,
  companyId: number,
  contact: string,
): Promise<string> {
  const key = await requireContactKey(services, tx, companyId);
  const unhashed = await rows<{ id: number; sealed_contact: string }>(
    tx,
    sql`select id::int8 as id, sealed_contact from booster_responses
        where company_id = ${companyId} and contact_hash is null and sealed_contact is not null order by id for update`,
  );
  if (unhashed.length > 0) {
    const hashes = unhashed.map((row) =>
      key.hash(services.sealer.open('booster contact', row.sealed_contact)),
    );
    await tx.execute(
      sql`update booster_responses r set contact_hash = hashed.hash
          from unnest(${int8Array(unhashed.map(({ id }) => id))}, ${arrayLiteral(hashes)}::text[]) as hashed (id, hash)
          where r.company_id = ${companyId} and r.id = hashed.id`,
    );
  }
  return key.hash(contact);
}
