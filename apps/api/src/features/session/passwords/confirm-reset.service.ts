import { eq } from 'drizzle-orm';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../caller.ts';
import { rememberDevice, type Browser } from '../known-device.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { findMailedLink, takeMailedLink, type LinkParts } from '../mailed-link.ts';
import { hashPassword } from '../passwords.ts';
import { users } from '../session.table.ts';
import { countTry, forgiveAccount } from '../throttle.ts';
import { finishPasswordChange } from './finish-password-change.ts';

/** Sets the password of whoever holds the link. A password that is refused leaves the link as it was. */
export async function confirmReset(
  services: Services,
  { new_password: password, ...parts }: LinkParts & { new_password: string },
  { caller, browser }: { caller: Caller; browser: Browser },
): Promise<void> {
  const { config, database, now } = services;
  await countTry(services, { purpose: 'link', account: parts.uid, address: caller.address });
  const user = await holderOf(services, parts);
  await checkNewPassword(config, password, [user.email, user.name]);
  const passwordHash = await hashPassword(password);
  await database.queries.transaction(async (tx) => {
    const link = await takeMailedLink(tx, 'password_reset', parts, now());
    if (!link) throw new Problem('link_invalid');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await forgiveAccount(tx, 'login', user.email);
    await finishPasswordChange(services, tx, user);
  });
  // Whoever guesses goes on meanwhile, and the new password has to get past them.
  rememberDevice(services, browser, { email: user.email, passwordHash });
}

async function holderOf({ database, now }: Services, parts: LinkParts) {
  const link = await findMailedLink(database.queries, 'password_reset', parts, now());
  if (!link?.userId) throw new Problem('link_invalid');
  const [user] = await database.queries
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, link.userId));
  if (!user) throw new Problem('link_invalid');
  return user;
}
