import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { listGrants, type GoogleGrant } from '../google-grant.ts';
import { locations } from '../listings.table.ts';

/** Which promise a job was made for. */
export interface CreationPromise {
  companyId: number;
  locationId: number;
  requestId: string;
}

export interface PromisedCreation {
  row: typeof locations.$inferSelect;
  /** Undefined where our access to the account has ended. */
  grant: GoogleGrant | undefined;
}

/** A location whose creation is still promised; undefined when it is settled, or the location is gone. */
export async function claimCreation(
  services: Services,
  promise: CreationPromise,
): Promise<PromisedCreation | undefined> {
  const [row] = await services.database.queries.select().from(locations).where(stillPromised(promise));
  if (!row) return undefined;
  const grants = await listGrants(services, promise.companyId);
  return { row, grant: grants.find(({ accountId }) => accountId === row.googleAccountId) };
}

export function stillPromised({ companyId, locationId, requestId }: CreationPromise) {
  return and(
    eq(locations.companyId, companyId),
    eq(locations.id, locationId),
    eq(locations.creationRequest, requestId),
    eq(locations.creation, 'in_progress'),
    isNull(locations.googleName),
  );
}
