import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { hasAccount } from '../account.ts';
import type { Caller } from '../caller.ts';
import { recordFirstConsents } from '../consents/consents.queries.ts';
import { takeMailedLink, type LinkParts } from '../mailed-link.ts';
import { openSession } from '../open-session.ts';
import { mailedLinks, users } from '../session.table.ts';
import { countTry } from '../throttle.ts';
import { newUserId } from '../user-id.ts';
import type { PendingRegistration } from './pending-registration.ts';

/** Makes the account behind a link and logs in. Of several registrations for one address, the first confirmed wins. */
export async function confirmRegistrationOf(
  services: Services,
  parts: LinkParts,
  caller: Caller,
): Promise<Session> {
  await countTry(services, { purpose: 'link', account: parts.uid, address: caller.address });
  return services.database.queries.transaction(async (tx) => {
    const link = await takeMailedLink(tx, 'registration', parts, services.now());
    if (!link) throw new Problem('link_invalid');
    const registration = link.details as PendingRegistration;
    const user = await createUser(tx, registration, services.now());
    if (!user) throw new Problem('link_invalid');
    const { withMarketing, email } = registration;
    await recordFirstConsents(tx, user.id, { withMarketing, at: link.createdAt });
    await dropRegistrations(tx, email);
    return openSession(services, tx, user, caller);
  });
}

/** Nobody's account is touched; somebody invited who never came gets their password here. */
async function createUser(
  tx: Queryable,
  { email, name, passwordHash, language, campaign }: PendingRegistration,
  createdAt: Date,
): Promise<{ id: number; email: string } | undefined> {
  const [user] = await tx
    .insert(users)
    .values({
      id: newUserId(),
      email,
      name,
      passwordHash,
      language,
      createdAt,
      acquisitionCampaign: campaign,
    })
    .onConflictDoUpdate({
      target: users.email,
      set: { name, passwordHash, language, acquisitionCampaign: campaign },
      setWhere: not(hasAccount),
    })
    .returning({ id: users.id, email: users.email });
  return user;
}

/** One that is being followed at this moment is passed over, since it waits for us: it will find the account. */
async function dropRegistrations(tx: Queryable, email: string): Promise<void> {
  const others = tx
    .select({ uid: mailedLinks.uid })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.kind, 'registration'), sql`${mailedLinks.details} ->> 'email' = ${email}`))
    .for('update', { skipLocked: true });
  await tx.delete(mailedLinks).where(inArray(mailedLinks.uid, others));
}
