import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import {
  decideAtRandom,
  failSomeCalls,
  replaySize,
  runUntilKilled,
} from '../../testing/replay/killed-server.ts';
import { drainJobs, openReplayedChain } from '../../testing/replay/replayed-chain.ts';
import {
  countOutcomes,
  expectEachDecidedOnce,
  expectNothingLost,
} from '../../testing/replay/replay-outcome.ts';
import { asOwner, scriptSandbox, resetSession } from '../../testing/clients/running-product.ts';

const { locations, edits, waves, kills } = replaySize;

const environment = {
  PINFOLD_SEED: 'scale',
  PINFOLD_SCALE_LOCATIONS: String(locations),
  PINFOLD_SCALE_REVIEWS: String(locations),
  PINFOLD_UNDO_SECONDS: '1',
  GOOGLE_REQUESTS_PER_MINUTE: '10000000',
  GOOGLE_EDITS_PER_MINUTE: '10000000',
};

/** Fields that are rejected automatically; the others wait for a decision. */
const protection = {
  is_automatic: true,
  fields: ['name', 'phone_number', 'website', 'primary_category'],
  groups: [],
};

test.skipIf(inject('postgres') !== '')(
  'EXT-01 EXT-02 EXT-03 BEY-05 of what others change none is lost and none decided twice, whatever fails and dies',
  { timeout: 3_600_000 },
  async () => {
    resetSession();
    const folder = await mkdtemp(join(tmpdir(), 'pinfold-replay-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const began = performance.now();

    // A day ago: while time is moved here, it must not pass that of the server to come.
    const chain = await openReplayedChain(folder, environment, -24);
    await scriptSandbox(chain.calls, 'PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
    await asOwner(chain.calls, 'PUT', '/external-changes/settings/', protection);
    await drainJobs(chain);
    expect((await countOutcomes(chain.services.database.queries)).changes).toBe(0);
    await failSomeCalls(chain.calls);
    await chain.close();

    const perWave = Math.ceil(edits / waves);
    for (let life = 1; life <= kills; life += 1)
      await runUntilKilled(folder, environment, { seed: life, suggestions: perWave });

    const revived = await openReplayedChain(folder, environment, 1);
    onTestFinished(() => revived.close());
    for (let wave = kills; wave < waves; wave += 1) {
      await scriptSandbox(revived.calls, 'POST', '/suggestions', { seed: 100 + wave, count: perWave });
      await drainJobs(revived);
      await decideAtRandom(revived.calls, wave);
      console.log(`wave ${wave + 1} of ${waves} after ${Math.round((performance.now() - began) / 1000)} s`);
    }
    await drainJobs(revived);
    await scriptSandbox(revived.calls, 'DELETE', '/faults');
    await drainJobs(revived);

    await expectEachDecidedOnce(revived.services.database.queries);
    await expectNothingLost(revived);
    const counts = await countOutcomes(revived.services.database.queries);
    console.log({
      locations,
      edits,
      kills,
      ...counts,
      seconds: Math.round((performance.now() - began) / 1000),
    });
    expect(counts.accepted).toBeGreaterThan(0);
    expect(counts.rejected).toBeGreaterThan(0);
  },
);
