import { sandboxOAuthClient, scaleAccountId } from '@pinfold/sandbox';
import { openGoogleBusinessProfile } from '../../providers/google-business-profile/google-business-profile.ts';
import { googleRequest } from '../../providers/google-business-profile/google-request.ts';
import { loadKeyRing } from '../../secrets/load-key-ring.ts';
import { notificationSecret } from '../../secrets/notification-secret.ts';
import { asOwner, type Calls, callsTo, scriptSandbox } from '../clients/running-product.ts';
import { spawnServer } from '../clients/spawn-server.ts';
import { waitUntil } from '../clients/wait-until.ts';
import { isFullSize } from '../test-size.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Runs a server that is notified of changes, rejects those of protected fields and is sent decisions, until it is
 * killed.
 */
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
    // While the rule's and the owner's decisions are being sent.
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

interface Listed {
  count: number;
  results: { id: number; decision: number; is_informational: boolean }[];
}

/** Accepts some of the pending changes, rejects some and leaves the others. Returns the number of decided changes. */
export async function decideAtRandom(calls: Calls, seed: number): Promise<number> {
  const random = seededRandom(seed);
  const [accepted, rejected]: [number[], number[]] = [[], []];
  for (let page = 1, seen = 0, count = 1; seen < count; page += 1) {
    const path = `/external-changes/?page=${page}&page_size=100&order_by=oldest`;
    const listed = await asOwner<Listed>(calls, 'GET', path);
    if (listed.results.length === 0) break;
    count = listed.count;
    seen += listed.results.length;
    for (const { id, decision, is_informational } of listed.results) {
      const wish = random();
      if (decision !== 0 || is_informational) continue;
      if (wish < 0.4) accepted.push(id);
      else if (wish < 0.8) rejected.push(id);
    }
  }
  await decide(calls, 2, accepted);
  await decide(calls, 3, rejected);
  return accepted.length + rejected.length;
}

const atOnce = 500;

async function decide(calls: Calls, status: 2 | 3, ids: readonly number[]): Promise<void> {
  for (let first = 0; first < ids.length; first += atOnce) {
    const body = { status, gmb_external_changes_ids: ids.slice(first, first + atOnce) };
    await asOwner(calls, 'PATCH', '/external-changes/', body);
  }
}

/** Makes a share of the calls fail: rate limit, server error, or an edit that is applied but whose response is lost. */
export async function failSomeCalls(calls: Calls): Promise<void> {
  const faults = [
    { outcome: 'status', status: 503 },
    { outcome: 'status', status: 500, apply: true },
    { outcome: 'status', status: 429 },
    { outcome: 'cut', apply: true },
  ];
  for (const fault of faults)
    await scriptSandbox(calls, 'POST', '/faults', {
      path: '/v1/locations/*',
      times: 100_000,
      share: faultShare / faults.length,
      ...fault,
    });
}

const project = 'projects/replay';

const topic = `${project}/topics/changes`;

/** Subscribes this server to the sandbox's notifications, in place of the servers that were killed. */
async function subscribeToChanges(url: string, folder: string): Promise<void> {
  const baseUrl = `${url}/sandbox/google`;
  const google = openGoogleBusinessProfile({
    baseUrl,
    clientId: sandboxOAuthClient.id,
    clientSecret: sandboxOAuthClient.secret,
  }).as('demo-scale');
  const secret = notificationSecret(await loadKeyRing({ dataFolder: folder }));
  await google.publishChanges(`accounts/${scaleAccountId}`, topic);
  await googleRequest(fetch, {
    url: `${baseUrl}/v1/${project}/subscriptions/replay`,
    method: 'PUT',
    token: await google.accessToken(),
    json: {
      topic,
      pushConfig: { pushEndpoint: `${url}/api/providers/google/notifications/${secret.newest()}` },
    },
  });
}

/** The amount of replayed changes. The small size runs the same code, with one kill. */
export const replaySize = isFullSize
  ? { locations: 1000, edits: 10_000, waves: 10, kills: 3 }
  : { locations: 15, edits: 90, waves: 3, kills: 1 };

/** The share of calls at the provider that fail or lose their response. */
const faultShare = 0.05;
