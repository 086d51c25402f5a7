import { expect, test } from 'vitest';
import { failSomeCalls } from '../../testing/replay/killed-server.ts';
import { drainJobs } from '../../testing/replay/replayed-chain.ts';
import { expectEachDecidedOnce, expectNothingLost } from '../../testing/replay/replay-outcome.ts';
import { isFullSize } from '../../testing/test-size.ts';
import { seededRandom } from '../../testing/replay/seeded-random.ts';
import { playRandomEvents } from '../../testing/replay/random-events.ts';
import { startExternalChanges } from '../../testing/worlds/external-changes.ts';

const [locations, steps] = [60, 14];

test.runIf(isFullSize).each([1, 2, 3])(
  'EXT-01 BEY-03 whoever changes what back and forth, what waits is what differs (%i)',
  { timeout: 600_000 },
  async (seed) => {
    const chain = await startExternalChanges({
      locations,
      config: {
        PINFOLD_UNDO_SECONDS: '1',
        GOOGLE_REQUESTS_PER_MINUTE: '10000000',
        GOOGLE_EDITS_PER_MINUTE: '10000000',
      },
    });
    const calls = {
      api: (path: string, init: RequestInit) => chain.app.request(path, init),
      sandbox: (path: string, init: RequestInit) =>
        chain.sandbox.fetch(new Request(`http://sandbox.test/sandbox${path}`, init)),
    };
    await chain.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
    await failSomeCalls(calls);
    const history = await playRandomEvents(chain, { locations, steps }, seededRandom(seed));
    expect(history).toHaveLength(locations);
    await chain.script('DELETE', '/faults');
    const compare = async (mayLookAwaited: boolean) => {
      for (let round = 0; round < 2; round += 1) await drainJobs(chain);
      await expectEachDecidedOnce(chain.services.database.queries);
      await expectNothingLost(
        { services: chain.services, calls },
        { company: chain.companyId, mayLookAwaited },
      ).catch((error: unknown) => {
        console.log(
          history.map((ofLocation, index) => `place-${index}: ${ofLocation.join(', ')}`).join('\n'),
        );
        throw error;
      });
    };
    await compare(true);
    for (const index of history.keys())
      await chain.script('PUT', `/listings/place-${index}/state`, { state: 'live' });
    await compare(false);
  },
);
