import type { Context } from 'hono';
import { callerNetwork } from '../../../caller.ts';
import { callerOf } from '../../../http/caller-of.ts';
import { countTry, type TryPurpose } from '../../../limits/throttle.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { utcDay } from '../utc-day.ts';
import type { PublicForm } from './public-form.queries.ts';

/**
 * Counts a try of a network at one link, under a name that says nothing of the address and is another one tomorrow: guests
 * of a café share its network, and do not use up the tries of its neighbours.
 * @throws Problem `too_many_attempts`
 */
export async function countNetwork(
  services: Services,
  context: Context,
  purpose: TryPurpose,
  { companyId, linkId }: PublicForm,
): Promise<void> {
  const network = callerNetwork(callerOf(context, services).address);
  const name = `booster ${utcDay(services.now())} ${companyId} ${linkId} ${network}`;
  await countTry(services, { purpose, account: services.sealer.sign(name) });
}

/** Counts a try. Returns how long the network has to wait, or undefined where it need not. */
export async function secondsToWait(
  ...counted: Parameters<typeof countNetwork>
): Promise<number | undefined> {
  try {
    await countNetwork(...counted);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_attempts') return error.details.retryAfter ?? 60;
    throw error;
  }
}
