import { sql } from 'drizzle-orm';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import { updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { rows } from '../../database/database.ts';
import type { ExternalChangesWorld } from '../worlds/external-changes.ts';
import { drainJobs } from './replayed-chain.ts';

type Random = () => number;

/** Something that happens to one location. */
type LocationEvent = (chain: ExternalChangesWorld, location: number, random: Random) => Promise<unknown>;

/**
 * Others and the company change the same few fields of some locations, with conflicting values, while time passes.
 * Returns what happened at each location, in order.
 */
export async function playRandomEvents(
  chain: ExternalChangesWorld,
  { locations, steps }: { locations: number; steps: number },
  random: Random,
): Promise<string[][]> {
  const history: string[][] = Array.from({ length: locations }, () => []);
  for (let location = 0; location < locations; location += 2) await waits(chain, location, random);
  for (let step = 0; step < steps; step += 1) {
    for (const [location, ofLocation] of history.entries()) {
      const [name, apply] = pick(random, locationEvents);
      await apply(chain, location, random);
      ofLocation.push(name);
    }
    const [name, pass] = pick(random, pauses);
    await pass(chain);
    for (const ofLocation of history) ofLocation.push(name);
  }
  return history;
}

const flips =
  (source: 'visitor' | 'manager'): LocationEvent =>
  (chain, location) =>
    chain.suggest(location, { source, change: 'attributes' });

/** Syncs the location before the edit. An edit that conflicts with a pending one, or changes nothing, is refused. */
const edits =
  (changesOf: (random: Random) => ListingChanges): LocationEvent =>
  async (chain, location, random) => {
    await chain.sync(location).catch(() => 'unreachable');
    const id = chain.locationOf(location);
    const { version } = await chain.read(id);
    const body = { version, changes: changesOf(random) };
    await chain.requestRaw(updateListing, { as: chain.owner, params: { id }, body });
  };

/** A new name needs a new verification, and holds back all other edits of the location. */
const waits = edits(() => ({ name: 'Herbaciarnia Zielona' }));

const decides =
  (status: 2 | 3): LocationEvent =>
  async (chain, location) => {
    const waiting = await rows<{ id: number }>(
      chain.services.database.queries,
      sql`select id::int4 as id from external_changes
          where company_id = ${chain.companyId} and location_id = ${chain.locationOf(location)} and status = 1
            and step in ('none', 'failed') and field <> 'location_state'`,
    );
    for (const { id } of waiting) await chain.decide(id, status);
  };

const half = (random: Random) => random() < 0.5;

const locationEvents: [string, LocationEvent][] = [
  ['a visitor flips', flips('visitor')],
  ['a visitor flips', flips('visitor')],
  ['a visitor flips', flips('visitor')],
  ['a manager flips', flips('manager')],
  [
    'a visitor writes a website',
    (chain, location, random) =>
      chain.suggest(location, {
        fields: { websiteUri: `https://${half(random) ? 'lipa' : 'mapa'}.example/` },
      }),
  ],
  ['we name it', edits((random) => ({ name: half(random) ? 'Herbaciarnia Zielona' : 'Kawiarnia Lipa' }))],
  ['we describe it', edits((random) => ({ description: half(random) ? 'Kawa.' : 'Herbata.' }))],
  [
    'we flip',
    edits((random) => ({
      attributes: [
        { attribute_id: 'has_wheelchair_accessible_entrance', value_type: 1, values: [half(random)] },
      ],
    })),
  ],
  [
    'it is verified',
    (chain, location) => chain.script('PUT', `/listings/place-${location}/state`, { state: 'live' }),
  ],
  ['we accept', decides(2)],
  ['we reject', decides(3)],
  ['we reject', decides(3)],
  ['nothing', async () => {}],
];

const pauses: [string, (chain: ExternalChangesWorld) => Promise<unknown>][] = [
  ['at once', async () => {}],
  ['at once', async () => {}],
  [
    'soon',
    async (chain) => {
      chain.clock.advance(2);
      await chain.jobs.runDue();
    },
  ],
  ['hours later', drainJobs],
  ['hours later', drainJobs],
  [
    'a day later',
    async (chain) => {
      chain.clock.advance(86_400);
      await drainJobs(chain);
    },
  ],
];

function pick<One>(random: Random, list: readonly One[]): One {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}
