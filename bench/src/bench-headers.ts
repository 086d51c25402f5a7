import { demoPassword } from '../../apps/api/src/seed/accounts.ts';
import { logIn } from '../../apps/api/src/features/session/login.service.ts';
import type { Services } from '../../apps/api/src/services.ts';

/** What every request of the scale company's owner carries. */
export async function benchHeaders(services: Services): Promise<Record<string, string>> {
  const credentials = { email: 'owner@demo.pinfold.test', password: demoPassword };
  const caller = { address: 'bench', userAgent: 'bench' };
  const { token } = await logIn(services, credentials, { caller, browser: newBrowser });
  return { Authorization: `Token ${token}`, 'Company-Id': '1', 'Content-Type': 'application/json' };
}

const newBrowser = { read: () => undefined, set: () => {} };
