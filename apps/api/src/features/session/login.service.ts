import { and, eq, lt } from 'drizzle-orm';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Caller } from './caller.ts';
import { countLoginTry, forgiveAccount } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import { sessions, users } from './session.table.ts';
import { hashToken, newToken } from './token.ts';

/** Opens a session. A wrong password and an unknown account get the same answer after the same work. */
export async function logIn(
  services: Services,
  credentials: { email: string; password: string },
  caller: Caller,
) {
  const { config, database, now } = services;
  const email = credentials.email.toLowerCase();
  await countLoginTry(database.queries, email, caller.address, {
    limit: config.PINFOLD_LOGIN_ATTEMPTS,
    now: now(),
  });
  const [user] = await database.queries.select().from(users).where(eq(users.email, email));
  const matches = await verifyPassword(user?.passwordHash ?? undefined, credentials.password);
  if (!user || !matches) throw new Problem('invalid_credentials');
  await forgiveAccount(database.queries, email);
  const token = newToken();
  const createdAt = now();
  await database.queries
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, createdAt)));
  const expiresAt = new Date(createdAt.getTime() + config.PINFOLD_TOKEN_DAYS * 86_400_000);
  await database.queries.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt,
    expiresAt,
    lastUsedAt: createdAt,
    userAgent: caller.userAgent,
  });
  return { token, email, expires_at: expiresAt.toISOString() };
}
