import { sql, type SQL } from 'drizzle-orm';
import type { PhotoCategory } from '@pinfold/contract/features/publications/photo';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { rows } from '../../../database/database.ts';
import { dateOf, type Moment } from '../../../database/moments.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, openAccount } from '../../listings/google-grant.ts';

/** One acceptance of an item. A later one has a higher version, which makes the jobs of this one void. */
export interface PhotoVersion {
  companyId: number;
  itemId: number;
  version: number;
}

/** An item that a job may work on now. */
export interface ClaimedPhoto {
  batchId: number;
  locationId: number;
  category: PhotoCategory;
  uploadId: number | null;
  /** Pixels of the upload; null of a deletion. */
  size: { width: number; height: number } | null;
  /** Of a deletion: what is deleted. */
  googleName: string | null;
  /** When an earlier run was about to call the provider: ask what arrived before calling again. */
  sentBefore: Date | undefined;
  /** Undefined when the location has no account any more. */
  access:
    | { google: GoogleAccount; /** `accounts/{a}/locations/{l}` */ parent: string; location: string }
    | undefined;
}

const isOpen = sql`i.status in (${itemStatus.waiting}, ${itemStatus.sending})`;

/** The open item `i` that a job works on. */
export function ofVersion({ companyId, itemId, version }: PhotoVersion): SQL {
  return sql`i.company_id = ${companyId} and i.id = ${itemId} and i.version = ${version} and ${isOpen}`;
}

/** Claims an item for its job; undefined when the job is void. */
export async function claimPhoto(
  services: Services,
  version: PhotoVersion,
): Promise<ClaimedPhoto | undefined> {
  const [row] = await rows<ClaimedRow>(
    services.database.queries,
    sql`with claimed as (
          update photo_batch_items i set status = ${itemStatus.sending} where ${ofVersion(version)} returning i.*)
        select i.batch_id::int8 as batch_id, i.location_id::int8 as location_id, i.category, i.upload_id::int8 as upload_id,
          i.google_name, i.sending_at, u.width, u.height, l.google_name as location, g.name as account, g.sealed_refresh_token
        from claimed i
        left join uploads u on u.company_id = i.company_id and u.id = i.upload_id
        left join locations l on l.company_id = i.company_id and l.id = i.location_id
        left join ${accountOfLocation}`,
  );
  if (!row) return undefined;
  const { location, account, sealed_refresh_token: token } = row;
  return {
    batchId: row.batch_id,
    locationId: row.location_id,
    category: row.category,
    uploadId: row.upload_id,
    size: row.width === null || row.height === null ? null : { width: row.width, height: row.height },
    googleName: row.google_name,
    sentBefore: dateOf(row.sending_at),
    access:
      location === null || account === null || token === null
        ? undefined
        : {
            google: openAccount(services, token),
            parent: `${account}/${location}`,
            location,
          },
  };
}

interface ClaimedRow {
  batch_id: number;
  location_id: number;
  category: PhotoCategory;
  upload_id: number | null;
  google_name: string | null;
  width: number | null;
  height: number | null;
  sending_at: Moment | null;
  location: string | null;
  account: string | null;
  sealed_refresh_token: string | null;
}

/** Notes that the provider is about to be called; false when the job is void by now. */
export async function noteSending({ database, now }: Services, version: PhotoVersion): Promise<boolean> {
  const noted = await rows(
    database.queries,
    sql`update photo_batch_items i set sending_at = ${now().toISOString()}, fetched_at = null
        where ${ofVersion(version)} returning 1`,
  );
  return noted.length > 0;
}

/** Takes that back for a call that did not reach the provider. */
export async function forgetSending({ database }: Services, version: PhotoVersion): Promise<void> {
  await database.queries.execute(
    sql`update photo_batch_items i set sending_at = null where ${ofVersion(version)}`,
  );
}
