import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import {
  decideExternalChange,
  decideExternalChanges,
} from '@pinfold/contract/features/external-changes/decisions.endpoints';
import {
  type ExternalChange,
  listExternalChangeEvents,
  listExternalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { syncLocation } from '../features/external-changes/detect/sync-location.ts';
import type { TestMember } from './factories.ts';
import { startChain, type ChainOptions } from './start-chain.ts';

export interface SuggestedChange {
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
    /** Somebody changes a place, and we have not looked yet. */
    suggest: (place: number, suggested: SuggestedChange) =>
      chain.script('POST', `/listings/place-${place}/suggestions`, suggested),
    look: (place = 0) => syncLocation(chain.services, { companyId, locationId: locationOf(place) }),
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
