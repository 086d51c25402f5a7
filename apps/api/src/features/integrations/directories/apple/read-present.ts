import type {
  AppleResource,
  ResourceCalls,
} from '../../../../providers/apple-business/organization-calls.ts';

/** Reads what Apple has; what was deleted there is restored first. */
export async function readPresent(calls: ResourceCalls, id: string): Promise<AppleResource | undefined> {
  const live = await calls.get(id);
  if (live?.state !== 'DELETED') return live;
  await calls.undelete(id);
  return calls.get(id);
}
