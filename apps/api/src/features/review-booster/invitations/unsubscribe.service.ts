import { sql } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { readAnswerToken, readUnsubscribeToken, type TokenOf } from './contact-key.ts';
import { boosterSuppressions } from './invitations.table.ts';

/** An invitation as its reader meets it on the way out. */
export interface ReadInvitation extends TokenOf {
  company: string;
  /** Of the mail; null once the invitation is dropped. */
  language: Language | null;
  hash: string;
  isSuppressed: boolean;
}

/** Returns the invitation whose mail had this token, dropped or not; undefined for a token that is forged. */
export async function findUnsubscription(
  services: Services,
  token: string,
): Promise<ReadInvitation | undefined> {
  const { queries } = services.database;
  const invited = await readUnsubscribeToken(services, queries, token);
  if (!invited) return undefined;
  const { companyId, invitationId, hash } = invited;
  const [found] = await rows<Pick<ReadInvitation, 'company' | 'language' | 'isSuppressed'>>(
    queries,
    sql`select c.name as company, i.language, exists (
          select from booster_suppressions s
          where s.company_id = c.id and s.contact_hash = ${hash}) as "isSuppressed"
        from companies c
        left join booster_invitations i on i.company_id = c.id and i.id = ${invitationId} and i.contact_hash = ${hash}
        where c.id = ${companyId}`,
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
  const invited = await readAnswerToken(services, queries, token);
  if (invited?.companyId !== companyId) return undefined;
  const [found] = await rows<{ invitationId: number; isAnswered: boolean }>(
    queries,
    sql`select id::int8 as "invitationId", answered_at is not null as "isAnswered" from booster_invitations
        where company_id = ${companyId} and id = ${invited.invitationId} and form_id = ${formId}`,
  );
  return found;
}

/**
 * Spends an invitation in the transaction that stores its answer. Returns false where it was spent before. The day alone is
 * kept: the moment would tell which answer was whose.
 */
export async function spendInvitation(
  tx: Queryable,
  { companyId, invitationId }: TokenOf,
  at: Date,
): Promise<boolean> {
  const spent = await rows(
    tx,
    sql`update booster_invitations set state = 'answered', answered_at = ${at.toISOString().slice(0, 10)}::date at time zone 'UTC'
        where company_id = ${companyId} and id = ${invitationId} and answered_at is null returning id`,
  );
  return spent.length > 0;
}
