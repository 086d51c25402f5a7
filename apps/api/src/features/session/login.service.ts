import { and, eq } from 'drizzle-orm';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../caller.ts';
import { knownDevice, rememberDevice, type Browser } from './known-device.ts';
import { verifyPassword } from './passwords/password-hash.ts';
import { finishFirstStep } from './second-factor/login-challenge.ts';
import { users } from './session.table.ts';
import { countTry, forgiveAccount } from '../../limits/throttle.ts';

/**
 * Opens a session, or asks for the second factor. A wrong password and an unknown account get the same response after the same work. Guesses from
 * elsewhere do not slow down a browser that was logged in before.
 */
export async function logIn(
  services: Services,
  credentials: { email: string; password: string },
  { caller, browser }: { caller: Caller; browser: Browser },
): Promise<Session> {
  const { queries } = services.database;
  const email = credentials.email.toLowerCase();
  const [user] = await queries.select().from(users).where(eq(users.email, email));
  const passwordHash = user?.passwordHash ?? undefined;
  const device =
    passwordHash === undefined ? undefined : knownDevice(services, browser, { email, passwordHash });
  await countTry(
    services,
    device === undefined
      ? { purpose: 'login', account: email, address: caller.address }
      : { purpose: 'device', account: device },
  );
  const matches = await verifyPassword(passwordHash, credentials.password);
  if (!user || passwordHash === undefined || !matches) throw new Problem('invalid_credentials');
  const session = await finishFirstStep(services, caller, async (tx) => {
    // Waits for a simultaneous password change, and then finds no row with the old hash.
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)))
      .for('share');
    if (!unchanged) throw new Problem('invalid_credentials');
    // A login in a known browser must not reset the counter of guesses from elsewhere.
    if (device === undefined) await forgiveAccount(tx, 'login', email);
    else await forgiveAccount(tx, 'device', device);
    return user;
  });
  rememberDevice(services, browser, { email, passwordHash });
  return session;
}
