import { sql } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { readToken, type TokenOf } from './contact-key.ts';
import { boosterSuppressions } from './invitations.table.ts';

/** An invitation as its reader meets it on the way out. */
export interface ReadInvitation extends TokenOf {
  company: string;
  language: Language;
  hash: string;
  isSuppressed: boolean;
}

/** Returns the invitation whose mail had this token; undefined for a token that is forged. */
export async function findUnsubscription(
  services: Services,
  token: string,
): Promise<ReadInvitation | undefined> {
  const { queries } = services.database;
  const invited = await readToken(services, queries, 'unsubscribe', token);
  if (!invited) return undefined;
  const [found] = await rows<Omit<ReadInvitation, keyof TokenOf>>(
    queries,
    sql`select c.name as company, i.language, i.contact_hash as hash, exists (
          select from booster_suppressions s
          where s.company_id = i.company_id and s.contact_hash = i.contact_hash) as "isSuppressed"
        from booster_invitations i join companies c on c.id = i.company_id
        where i.company_id = ${invited.companyId} and i.id = ${invited.invitationId}`,
  );
  return found && { ...found, ...invited };
}

/** Ends the invitations of a contact by a company: what is queued is stopped, and no list brings them back. */
export async function unsubscribe(
  { database, live, now }: Services,
  { companyId, invitationId, hash }: ReadInvitation,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    await tx
      .insert(boosterSuppressions)
      .values({ companyId, contactHash: hash, createdAt: now() })
      .onConflictDoNothing();
    await tx.execute(
      sql`update booster_invitations set state = 'unsubscribed'
          where company_id = ${companyId} and contact_hash = ${hash}
            and (state = 'queued' or (id = ${invitationId} and state = 'sent'))`,
    );
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
  });
}

/** Returns the invitation that a visitor came with, and whether it has been answered; undefined for none of this form. */
export async function findInvited(
  services: Pick<Services, 'sealer'>,
  queries: Queryable,
  { companyId, formId }: { companyId: number; formId: number },
  token: unknown,
): Promise<{ invitationId: number; isAnswered: boolean } | undefined> {
  const invited = await readToken(services, queries, 'answer', token);
  if (invited?.companyId !== companyId) return undefined;
  const [found] = await rows<{ invitationId: number; isAnswered: boolean }>(
    queries,
    sql`select id::int8 as "invitationId", answered_at is not null as "isAnswered" from booster_invitations
        where company_id = ${companyId} and id = ${invited.invitationId} and form_id = ${formId}`,
  );
  return found;
}

/** Spends an invitation in the transaction that stores its answer. Returns false where it was spent before. */
export async function spendInvitation(
  tx: Queryable,
  { companyId, invitationId }: TokenOf,
  at: Date,
): Promise<boolean> {
  const spent = await rows(
    tx,
    sql`update booster_invitations set state = 'answered', answered_at = ${at.toISOString()}::timestamptz
        where company_id = ${companyId} and id = ${invitationId} and answered_at is null returning id`,
  );
  return spent.length > 0;
}
