import { sql, type SQL } from 'drizzle-orm';
import { addDays, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import type { PlannedZone, PostContent, PostType } from '@pinfold/contract/features/publications/local-post';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { rows } from '../../../../database/database.ts';
import { dateOf, type Moment } from '../../../../database/moments.ts';
import type { GoogleAccount } from '../../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../../services.ts';
import { accountOfLocation, openAccount } from '../../../listings/google-grant.ts';
import { locationZone } from '../../../listings/location-zone.ts';
import { pictureAddressForItem } from '../../pictures/picture-address.ts';
import type { ItemVersion } from './item-lifecycle.ts';

/** An item that a job may work on now. */
export interface ClaimedItem extends ItemVersion {
  postId: number;
  locationId: number;
  /** As this location says it. */
  content: PostContent;
  isOnMaps: boolean;
  isInLocator: boolean;
  /** How Google repeats it; null for what is sent once. */
  recurrence: PostRecurrence | null;
  plannedAt: Date | null;
  plannedZone: PlannedZone;
  uploadId: number | null;
  /** Where Google fetches the picture; undefined for none. */
  sourceUrl: string | undefined;
  /** When an earlier run was first about to call the provider; it may have arrived. Undefined when none was. */
  sentBefore: Date | undefined;
  /** When this version was first about to be sent. */
  sendingAt: Date;
  /** When a job was last about to call. */
  calledAt: Date;
  /** The post at the provider; with a null `googleState` it is one of an earlier version. */
  googleName: string | null;
  googleState: string | null;
  zone: string;
  /** Undefined when the location has no account any more; `parent` is `accounts/{a}/locations/{l}`, `profile` its end. */
  google: { account: GoogleAccount; parent: string; profile: string } | undefined;
}

/**
 * Begin and end of a post at one location. Those of a series move along with its next date, which must not make a location
 * miss the one that it waits for: by its own clocks, or in the queue.
 */
function schedulesOf(row: ClaimedRow, zone: string): Pick<PostContent, 'start' | 'end'> {
  const { start, end, recurrence, series_at: seriesAt } = row;
  const plannedAt = dateOf(row.planned_at);
  if (!recurrence || !plannedAt || seriesAt === null) return { start, end };
  const meant = wallTimeAt(plannedAt, row.planned_zone === 'company' ? row.timezone : zone);
  const days = (dayNumber(meant.slice(0, 10)) ?? 0) - (dayNumber(seriesAt.slice(0, 10)) ?? 0);
  const moved = (wall: string | null) => wall && `${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`;
  return { start: moved(start), end: moved(end) };
}

/** How Google repeats an item, by its location's clocks; undefined for what is sent once. */
export function repeatsOf({ recurrence, zone }: ClaimedItem) {
  return recurrence ? { recurrence, zone } : undefined;
}

/** Claims an item that is to be created, and notes that the provider is about to be called; undefined when void. */
export function claimCreation(services: Services, item: ItemVersion): Promise<ClaimedItem | undefined> {
  const now = services.now().toISOString();
  return claim(
    services,
    item,
    'create',
    sql`status = ${itemStatus.sending}, sending_at = coalesce(i.sending_at, ${now}),
        accepted_at = case when i.sending_at is null then ${now} else i.accepted_at end`,
  );
}

/** Claims an item that the provider has, to ask about it. */
export async function claimCheck(services: Services, item: ItemVersion): Promise<ClaimedItem | undefined> {
  const claimed = await claim(services, item, 'create', sql`accepted_at = ${services.now().toISOString()}`);
  return claimed?.googleName && claimed.googleState ? claimed : undefined;
}

/** Claims an item that is to be deleted. */
export function claimDeletion(services: Services, item: ItemVersion): Promise<ClaimedItem | undefined> {
  return claim(services, item, 'delete', sql`status = ${itemStatus.sending}`);
}

/** Notes that the provider is about to be called again. False when the job is void. */
export async function noteCall({ database, now }: Services, item: ItemVersion): Promise<boolean> {
  const noted = await rows(database.queries, update(item, sql`accepted_at = ${now().toISOString()}`));
  return noted.length > 0;
}

/** Gives an item back that the provider has certainly not got: the next run need not ask. */
export async function releaseItem({ database }: Services, item: ItemVersion): Promise<void> {
  await database.queries.execute(update(item, sql`status = ${itemStatus.waiting}, sending_at = null`));
}

/** Notes that what the provider had of an earlier version is deleted. False when the job is void. */
export async function clearOldName({ database }: Services, item: ItemVersion): Promise<boolean> {
  const cleared = await rows(database.queries, update(item, sql`google_name = null`));
  return cleared.length > 0;
}

function update({ companyId, itemId, version }: ItemVersion, set: SQL): SQL {
  return sql`update local_post_items set ${set}
    where company_id = ${companyId} and id = ${itemId} and version = ${version} and action = 'create'
      and status = ${itemStatus.sending} and google_state is null
    returning 1`;
}

async function claim(
  services: Services,
  { companyId, itemId, version }: ItemVersion,
  action: 'create' | 'delete',
  set: SQL,
): Promise<ClaimedItem | undefined> {
  const [row] = await rows<ClaimedRow>(
    services.database.queries,
    sql`with before as (
          select i.id, i.sending_at, i.accepted_at from local_post_items i
          where i.company_id = ${companyId} and i.id = ${itemId} and i.version = ${version} and i.action = ${action}
            and i.status in (${itemStatus.waiting}, ${itemStatus.sending})
          for update),
        claimed as (
          update local_post_items i set ${set} from before
          where i.company_id = ${companyId} and i.id = before.id
          returning i.*, before.sending_at as sent_before, before.accepted_at as called_at)
        select i.post_id::int8 as post_id, i.location_id::int8 as location_id, i.title, i.summary, i.planned_at,
          i.sending_at, i.sent_before, i.called_at, i.google_name, i.google_state,
          p.type, p.start, p."end", p.offer, p.action, p.upload_id::int8 as upload_id, p.on_maps, p.in_locator, p.planned_zone, p.recurrence, p.planned_at as series_at,
          l.latitude, l.longitude, c.timezone, g.name || '/' || l.google_name as parent, l.google_name as profile, g.sealed_refresh_token
        from claimed i
          join local_posts p on p.company_id = i.company_id and p.id = i.post_id
          join companies c on c.id = i.company_id
          left join locations l on l.company_id = i.company_id and l.id = i.location_id
          left join ${accountOfLocation}`,
  );
  return row && toClaimed(services, { companyId, itemId, version }, row);
}

interface ClaimedRow {
  post_id: number;
  location_id: number;
  title: string;
  summary: string;
  planned_at: Moment | null;
  sending_at: Moment | null;
  sent_before: Moment | null;
  called_at: Moment;
  google_name: string | null;
  google_state: string | null;
  type: PostType;
  start: string | null;
  end: string | null;
  offer: PostContent['offer'];
  action: PostContent['action'];
  upload_id: number | null;
  on_maps: boolean;
  in_locator: boolean;
  planned_zone: PlannedZone;
  recurrence: PostRecurrence | null;
  /** The planned moment of the post, as it is written. */
  series_at: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  parent: string | null;
  profile: string | null;
  sealed_refresh_token: string | null;
}

function toClaimed(services: Services, item: ItemVersion, row: ClaimedRow): ClaimedItem {
  const { title, summary, type, offer, action, upload_id: uploadId, parent, profile } = row;
  const zone = locationZone(row, row.timezone);
  const { start, end } = schedulesOf(row, zone);
  const token = row.sealed_refresh_token;
  return {
    ...item,
    postId: row.post_id,
    locationId: row.location_id,
    content: { type, title, summary, start, end, offer, action },
    isOnMaps: row.on_maps,
    isInLocator: row.in_locator,
    plannedAt: dateOf(row.planned_at) ?? null,
    plannedZone: row.planned_zone,
    recurrence: row.recurrence,
    uploadId,
    sourceUrl:
      uploadId === null ? undefined : pictureAddressForItem(services, { ...item, uploadId, kind: 'post' }),
    sentBefore: dateOf(row.sent_before),
    sendingAt: dateOf(row.sending_at) ?? new Date(row.called_at),
    calledAt: new Date(row.called_at),
    googleName: row.google_name,
    googleState: row.google_state,
    zone,
    google:
      parent !== null && profile !== null && token !== null
        ? { account: openAccount(services, token), parent, profile }
        : undefined,
  };
}
