import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  decideExternalChange,
  decideExternalChanges,
} from '@pinfold/contract/features/external-changes/decisions.endpoints';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import {
  type ExternalChange,
  listExternalChangeEvents,
  listExternalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { pollExternalChanges } from '../../features/external-changes/detect/poll-external-changes.job.ts';
import { syncExternalChanges } from '../../features/external-changes/detect/sync-external-changes.job.ts';
import { syncLocation } from '../../features/external-changes/detect/sync-location.ts';
import { externalChangeEvents } from '../../features/external-changes/external-changes.table.ts';
import { type ChainOptions, startChain } from './chain.ts';
import type { TestMember } from './factories.ts';

interface SuggestedChange {
  source?: 'google' | 'visitor' | 'manager';
  /** Google's own fields, such as `websiteUri`. */
  fields?: Record<string, unknown>;
  /** One that the sandbox makes up, such as `closed`. */
  change?: string;
}

/** A chain whose listings others change at Google. */
export async function startExternalChanges(options: ChainOptions = {}) {
  const chain = await startChain(options);
  const { companyId, ids, owner } = chain;
  await chain.jobs.settle(60);
  const locationOf = (place: number) => ids[place] ?? 0;
  const everyStatus = { status: '1,2,3,4,5', order_by: 'oldest', page_size: 100 } as const;

  return {
    ...chain,
    locationOf,
    /** Changes a location at Google, without syncing it. */
    suggest: (place: number, suggested: SuggestedChange) =>
      chain.script('POST', `/listings/place-${place}/suggestions`, suggested),
    /** Syncs a location. */
    sync: (place = 0) => syncLocation(chain.services, { companyId, locationId: locationOf(place) }),
    /** All changes, the oldest first. */
    async changes(as: TestMember = owner): Promise<ExternalChange[]> {
      return (await chain.ok(listExternalChanges, { as, query: everyStatus })).results;
    },
    /** The newest change of a field in a place. */
    async change(field: ChangeField, place = 0): Promise<ExternalChange> {
      const { results } = await chain.ok(listExternalChanges, { as: owner, query: everyStatus });
      const found = results.findLast((one) => one.field === field && one.facility.id === locationOf(place));
      if (!found) throw new Error(`nobody has changed ${field}`);
      return found;
    },
    decide: (id: number, status: 1 | 2 | 3, as: TestMember = owner) =>
      chain.request(decideExternalChange, { as, params: { id }, body: { status } }),
    decideMany: (body: object, as: TestMember = owner) =>
      chain.requestRaw(decideExternalChanges, { as, body }),
    async events(id: number): Promise<string[]> {
      const { results } = await chain.ok(listExternalChangeEvents, { as: owner, params: { id } });
      return results.map(({ kind }) => kind);
    },
  };
}

export type ExternalChangesWorld = Awaited<ReturnType<typeof startExternalChanges>>;

interface Suggested {
  source?: 'google' | 'visitor' | 'manager';
  change?: string;
  fields?: object;
  cleared?: string[];
}

/** A chain whose locations were synced once, with no pending change. */
export async function startChangeDetection(options: ChainOptions = {}) {
  const chain = await startChain(options);
  const place = { companyId: chain.companyId, locationId: chain.id };
  const { queries } = chain.services.database;
  const watched = {
    ...chain,
    place,
    suggest: (suggested: Suggested, index = 0) =>
      chain.script('POST', `/listings/place-${index}/suggestions`, suggested),
    sync: () => syncLocation(chain.services, place),
    /** The notification that Google pushes when a listing was changed. */
    async push(type: string, index = 0): Promise<void> {
      const said = { type, locationName: `accounts/1/locations/place-${index}` };
      const data = Buffer.from(JSON.stringify(said)).toString('base64');
      const path = `/providers/google/notifications/${chain.services.notificationSecret.newest()}`;
      const body = JSON.stringify({ message: { data, messageId: '1' } });
      expect((await chain.app.request(path, { method: 'POST', body })).status).toBe(204);
      await chain.jobs.runDue(syncExternalChanges.name);
    },
    async poll(): Promise<void> {
      await chain.services.jobs.enqueue(queries, pollExternalChanges, [{ payload: {} }]);
      await chain.jobs.runDue(pollExternalChanges.name);
    },
    found: async (status = '1') =>
      (await chain.ok(listExternalChanges, { as: chain.owner, query: { status, order_by: 'oldest' } }))
        .results,
    kinds: async (changeId: number) => {
      const events = await queries
        .select({ kind: externalChangeEvents.kind })
        .from(externalChangeEvents)
        .where(
          and(
            eq(externalChangeEvents.companyId, chain.companyId),
            eq(externalChangeEvents.changeId, changeId),
          ),
        )
        .orderBy(externalChangeEvents.id);
      return events.map(({ kind }) => kind);
    },
  };
  for (const locationId of chain.ids) await syncLocation(chain.services, { ...place, locationId });
  expect(await watched.found()).toEqual([]);
  return watched;
}

export const phonesOf = (primaryPhone: string) => ({ phoneNumbers: { primaryPhone } });
