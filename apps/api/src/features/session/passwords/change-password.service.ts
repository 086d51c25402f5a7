import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../caller.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import type { SessionUser } from '../session-user.ts';
import { users } from '../session.table.ts';
import { countTry, forgiveAccount } from '../throttle.ts';
import { finishPasswordChange } from './finish-password-change.ts';

/** Changes the password of somebody who knows the current one; this session stays, the others end. */
export async function changePasswordOf(
  services: Services,
  user: SessionUser,
  { current_password, new_password }: { current_password: string; new_password: string },
  caller: Caller,
): Promise<void> {
  const { config, database } = services;
  const current = await proveCurrent(services, user, current_password, caller);
  await checkNewPassword(config, new_password, [user.email, user.name]);
  const passwordHash = await hashPassword(new_password);
  await database.queries.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, current)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new Problem('wrong_password');
    await finishPasswordChange(services, tx, user, { except: user.tokenHash });
  });
}

/** Answers the hash that was proved, which the change then insists on. */
async function proveCurrent(
  services: Services,
  user: SessionUser,
  password: string,
  caller: Caller,
): Promise<string> {
  const { queries } = services.database;
  await countTry(services, { purpose: 'password', account: user.email, address: caller.address });
  const [stored] = await queries
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  const hash = stored?.passwordHash ?? undefined;
  const matches = await verifyPassword(hash, password);
  if (hash === undefined || !matches) throw new Problem('wrong_password');
  await forgiveAccount(queries, 'password', user.email);
  return hash;
}
