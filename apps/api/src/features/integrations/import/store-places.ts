import { sql } from 'drizzle-orm';
import type { PlanLimit } from '@pinfold/contract/access/plan';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { countUsed } from '../../../limits/usage.queries.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { fillLabelGroups } from '../../listings/groups/group-members.ts';
import { storeGoogleListings } from '../../listings/import/store-google-listings.ts';
import { lockWaiting, settlePlaces, type OpenImport } from './import-lifecycle.ts';
import { sortPlaces, type KnownPlaces, type PlaceRead, type ReadPlace } from './read-place.ts';

/** What other features do about new locations; called in the transaction that stores them. */
export type OnImported = (
  services: Services,
  tx: Queryable,
  companyId: number,
  ids: number[],
) => Promise<void>;

/**
 * Stores what was read together with the outcome of each place, so that a run that is killed has done both or neither.
 * A place that another run has settled meanwhile is left alone.
 */
export async function storePlaces(
  services: Services,
  open: OpenImport,
  reads: readonly PlaceRead[],
  onImported: OnImported,
): Promise<void> {
  const { database, live, now } = services;
  const { companyId, importId } = open;
  await database.queries.transaction(async (tx) => {
    const plan = await lockCompany(tx, companyId, now());
    const names = await lockWaiting(
      tx,
      open,
      reads.map(({ googleName }) => googleName),
    );
    const waiting = reads.filter(({ googleName }) => names.has(googleName));
    const { fresh, returning, settled } = sortPlaces(waiting, await knownPlaces(tx, companyId, waiting));
    const isActive = plan.state === 'active';
    const room = isActive ? await roomLeft(tx, companyId, plan.limits) : 0;
    const accepted = [...returning, ...fresh.slice(0, room)];
    const ids = await bringIn(services, tx, open, accepted);
    const refused = fresh.slice(room).map(({ googleName }) => ({
      googleName,
      outcome: 'errored' as const,
      problem: isActive ? ('limit_reached' as const) : ('plan_ended' as const),
      locationId: null,
    }));
    const imported = accepted.map(({ googleName }) => {
      const locationId = ids.get(googleName) ?? null;
      // One that was put aside is none that Google has answered with.
      return locationId === null
        ? { googleName, outcome: 'errored' as const, problem: 'not_answered' as const, locationId }
        : { googleName, outcome: 'imported' as const, problem: null, locationId };
    });
    await settlePlaces(tx, open, [...settled, ...refused, ...imported]);
    if (ids.size > 0) {
      await fillLabelGroups(tx, companyId);
      await onImported(services, tx, companyId, [...ids.values()]);
      await live.publish(tx, companyId, { topic: 'locations', ids: [...ids.values()] });
    }
    await live.publish(tx, companyId, { topic: 'imports', ids: [importId] });
  });
}

/** Of other companies' places only their existence is read. */
async function knownPlaces(
  tx: Queryable,
  companyId: number,
  reads: readonly PlaceRead[],
): Promise<KnownPlaces> {
  if (reads.length === 0) return { here: new Map(), elsewhere: new Set() };
  const found = await rows<{
    google_name: string;
    id: number;
    is_here: boolean;
    is_connected: boolean;
  }>(
    tx,
    sql`select google_name, id::int8 as id, company_id = ${companyId} as is_here,
          google_account_id is not null as is_connected
        from locations where google_name in ${reads.map(({ googleName }) => googleName)}
          and (company_id = ${companyId} or google_account_id is not null)`,
  );
  const here = found.filter(({ is_here }) => is_here);
  return {
    here: new Map(here.map((one) => [one.google_name, { id: one.id, isConnected: one.is_connected }])),
    elsewhere: new Set(found.filter(({ is_here }) => !is_here).map(({ google_name }) => google_name)),
  };
}

async function roomLeft(
  tx: Queryable,
  companyId: number,
  limits: Partial<Record<PlanLimit, number>>,
): Promise<number> {
  const max = limits.max_facilities;
  if (max === undefined) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, max - (await countUsed(tx, companyId, 'max_facilities')));
}

async function bringIn(
  services: Services,
  tx: Queryable,
  { companyId, accountId }: OpenImport,
  accepted: readonly ReadPlace[],
): Promise<Map<string, number>> {
  if (accepted.length === 0) return new Map();
  const attributes = new Map(accepted.map((one) => [one.googleName, one.attributes]));
  const ids = await storeGoogleListings(
    services,
    tx,
    { companyId, accountId, attributes },
    accepted.map(({ listing }) => listing),
  );
  if (ids.size === 0) return ids;
  await tx.execute(
    sql`update locations set google_account_id = ${accountId}
        where company_id = ${companyId} and id in ${[...ids.values()]} and google_account_id is null`,
  );
  return ids;
}
