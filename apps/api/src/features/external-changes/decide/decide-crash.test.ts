import { expect, test } from 'vitest';
import { crashAtCommit, type CrashPoint } from '../../../testing/crashes/crash-at-commit.ts';
import { startExternalChanges } from '../../../testing/worlds/external-changes.ts';

const listing = '/v1/locations/*';
const cut = (method: string, path: string, apply: boolean) => ({ path, method, outcome: 'cut', apply });

interface Crash {
  commit?: CrashPoint;
  /** A fault at Google that loses the response. */
  fault?: object;
}

/** The points at which the process ends while it sends decisions: at a commit, or during a call to Google. */
const crashes: Crash[] = [
  ...[0, 1, 2].flatMap((number) =>
    (['before', 'after'] as const).map((moment) => ({ commit: { number, moment } })),
  ),
  ...[
    cut('GET', listing, false),
    cut('GET', `${listing}:getGoogleUpdated`, false),
    cut('PATCH', listing, false),
    cut('PATCH', listing, true),
  ].map((fault) => ({ fault })),
];

test(
  'EXT-02 BAS-03 wherever the process dies while it sends decisions, each change ends once, as it was decided',
  { timeout: 120_000 },
  async () => {
    const chain = await startExternalChanges({
      locations: crashes.length,
      config: { GOOGLE_REQUESTS_PER_MINUTE: '10000' },
    });
    await chain.script('PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
    const crashAt = crashAtCommit(chain);
    for (const [location, { commit, fault }] of crashes.entries()) {
      await chain.suggest(location, { fields: { websiteUri: 'https://katalog.example/lipa' } });
      await chain.suggest(location, { change: 'phone' });
      await chain.sync(location);
      await chain.decide((await chain.change('website', location)).id, 2);
      await chain.decide((await chain.change('phone_number', location)).id, 3);
      if (commit) crashAt(commit);
      if (fault) await chain.script('POST', '/faults', fault);
      await chain.jobs.settle(900);
      for (const [field, status, verb] of [
        ['website', 2, 'accepted'],
        ['phone_number', 3, 'rejected'],
      ] as const) {
        const change = await chain.change(field, location);
        expect(change, `death ${location}`).toMatchObject({ status, step: 'done', problems: [] });
        expect(await chain.events(change.id)).toEqual(['detected', verb, 'sent', 'taken']);
      }
      expect((await chain.atGoogle(location)).merchant).toMatchObject({
        websiteUri: 'https://katalog.example/lipa',
        phoneNumbers: { primaryPhone: '+48124221010' },
      });
    }
    expect(await chain.changes()).toHaveLength(2 * crashes.length);
  },
);
