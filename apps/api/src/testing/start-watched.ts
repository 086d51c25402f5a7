import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { listExternalChanges } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { pollExternalChanges } from '../features/external-changes/detect/poll-external-changes.job.ts';
import { syncExternalChanges } from '../features/external-changes/detect/sync-external-changes.job.ts';
import { syncLocation } from '../features/external-changes/detect/sync-location.ts';
import { externalChangeEvents } from '../features/external-changes/external-changes.table.ts';
import { startChain, type ChainOptions } from './start-chain.ts';

interface Suggested {
  source?: 'google' | 'visitor' | 'manager';
  change?: string;
  fields?: object;
  cleared?: string[];
}

/** A chain whose locations were looked at once, with nothing to tell. */
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
    /** What Google pushes when somebody changed a profile. */
    async push(type: string, index = 0): Promise<void> {
      const said = { type, locationName: `accounts/1/locations/place-${index}` };
      const data = Buffer.from(JSON.stringify(said)).toString('base64');
      const path = `/providers/google/notifications/${chain.services.notificationSecret}`;
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
