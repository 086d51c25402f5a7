import { sql } from 'drizzle-orm';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import { updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { rows } from '../../database/database.ts';
import type { ExternalChangesWorld } from '../worlds/external-changes.ts';
import { drainJobs } from './replayed-chain.ts';

type Random = () => number;

/** Something that happens to one place. */
type Deed = (chain: ExternalChangesWorld, place: number, random: Random) => Promise<unknown>;

/**
 * Others and we speak of the same few things of some places, contradict ourselves and each other, and now and then time
 * passes. Answers what happened to each place.
 */
export async function playRandomEvents(
  chain: ExternalChangesWorld,
  { places, steps }: { places: number; steps: number },
  random: Random,
): Promise<string[][]> {
  const told: string[][] = Array.from({ length: places }, () => []);
  for (let place = 0; place < places; place += 2) await waits(chain, place, random);
  for (let step = 0; step < steps; step += 1) {
    for (const [place, ofPlace] of told.entries()) {
      const [name, deed] = pick(random, deeds);
      await deed(chain, place, random);
      ofPlace.push(name);
    }
    const [name, pass] = pick(random, passings);
    await pass(chain);
    for (const ofPlace of told) ofPlace.push(name);
  }
  return told;
}

const flips =
  (source: 'visitor' | 'manager'): Deed =>
  (chain, place) =>
    chain.suggest(place, { source, change: 'attributes' });

/** Whoever edits has just looked; one that meets another on its way, or says nothing new, is refused. */
const edits =
  (changesOf: (random: Random) => ListingChanges): Deed =>
  async (chain, place, random) => {
    await chain.look(place).catch(() => 'unreachable');
    const id = chain.locationOf(place);
    const { version } = await chain.read(id);
    const body = { version, changes: changesOf(random) };
    await chain.requestRaw(updateListing, { as: chain.owner, params: { id }, body });
  };

/** Another name has to be verified, and everything else of ours waits with it. */
const waits = edits(() => ({ name: 'Herbaciarnia Zielona' }));

const decides =
  (status: 2 | 3): Deed =>
  async (chain, place) => {
    const waiting = await rows<{ id: number }>(
      chain.services.database.queries,
      sql`select id::int4 as id from external_changes
          where company_id = ${chain.companyId} and location_id = ${chain.locationOf(place)} and status = 1
            and step in ('none', 'failed') and field <> 'location_state'`,
    );
    for (const { id } of waiting) await chain.decide(id, status);
  };

const half = (random: Random) => random() < 0.5;

const deeds: [string, Deed][] = [
  ['a visitor flips', flips('visitor')],
  ['a visitor flips', flips('visitor')],
  ['a visitor flips', flips('visitor')],
  ['a manager flips', flips('manager')],
  [
    'a visitor writes a website',
    (chain, place, random) =>
      chain.suggest(place, { fields: { websiteUri: `https://${half(random) ? 'lipa' : 'mapa'}.example/` } }),
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
    (chain, place) => chain.script('PUT', `/listings/place-${place}/state`, { state: 'live' }),
  ],
  ['we accept', decides(2)],
  ['we reject', decides(3)],
  ['we reject', decides(3)],
  ['nothing', async () => {}],
];

const passings: [string, (chain: ExternalChangesWorld) => Promise<unknown>][] = [
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
