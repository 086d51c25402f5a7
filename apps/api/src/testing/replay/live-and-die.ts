import { spawnServer } from '../spawn-server.ts';
import { waitUntil } from '../wait-for-value.ts';
import { decideAtRandom } from './decide-at-random.ts';
import { subscribeToChanges } from './hear-of-changes.ts';
import { asOwner, callsTo, scriptSandbox, type Calls } from './replay-calls.ts';

/** A server that hears of changes, rejects what is protected and is told what to do, until it is killed. */
export async function runUntilKilled(
  folder: string,
  environment: Record<string, string>,
  { seed, suggestions }: { seed: number; suggestions: number },
): Promise<void> {
  const server = await spawnServer({ ...environment, PINFOLD_DATA: folder });
  try {
    const calls = callsTo(server);
    await subscribeToChanges(server.url, folder);
    const before = await rejectedOf(calls);
    await scriptSandbox(calls, 'POST', '/suggestions', { seed, count: suggestions });
    // In the midst of what the rule and the person decided.
    await waitUntil(
      () => rejectedOf(calls),
      (count) => count >= before + suggestions / 20,
    );
    await decideAtRandom(calls, seed);
    await waitUntil(
      () => rejectedOf(calls),
      (count) => count >= before + suggestions / 8,
    );
  } finally {
    await server.kill();
  }
}

async function rejectedOf(calls: Calls): Promise<number> {
  const path = '/external-changes/?status=2,3&page_size=1';
  return (await asOwner<{ count: number }>(calls, 'GET', path)).count;
}
