import { sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { postTypes } from '@pinfold/contract/features/publications/local-post';
import { nextOccurrences, type PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import { instantOfWallTime, wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { Language } from '@pinfold/contract/languages';
import type {
  LocatorImage,
  LocatorLink,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { PublicStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { rows } from '../../database/database.ts';
import { isoOf, type Moment } from '../../database/moments.ts';
import { labels } from '../../i18n/i18n.ts';
import type { Services } from '../../services.ts';
import { locationZone } from '../listings/location-zone.ts';
import { postFile, photoFile, uploadFile } from './publication-files.ts';
import type { PostKind } from './publications.table.ts';

/** The most posts and photos that a location shows. */
const most = { posts: 5, series: 20, photos: 12 };
/** Google too hides a post after half a year, unless it has an end date. */
const shownDays = 183;

/** Posts of a location that are not over, and of ours those that are meant for the locator, the newest first. A picture’s address is its name, such as `post-12`. */
export async function postsForLocator(
  { database, now }: Services,
  companyId: number,
  locationId: number,
  language: Language,
): Promise<PublicStore['posts']> {
  const moment = now();
  const since = new Date(moment.getTime() - shownDays * 86_400_000);
  const found = await rows<PostRow & Place>(
    database.queries,
    sql`select p.id::int8 as id, p.kind, p.title, p.text, p.starts_at, p.ends_at, p.recurrence, p.action, p.offer, p.image,
          p.published_at, l.latitude, l.longitude, c.timezone
        from location_posts p
        join locations l on l.company_id = p.company_id and l.id = p.location_id
        join companies c on c.id = p.company_id
        where p.company_id = ${companyId} and p.location_id = ${locationId} and not ${isHidden}
          and case when p.recurrence is not null then true
            when p.ends_at is null then p.published_at > ${since.toISOString()} else p.ends_at > ${moment.toISOString()} end
        order by p.published_at desc, p.id desc limit ${most.posts + most.series}`,
  );
  const shown = found.flatMap((row) => currentDate(row, moment) ?? []);
  return shown.slice(0, most.posts).map((row) => toPost(row, language));
}

/** A post of a series as it is on its current or else its next date; undefined once its last is over. */
function currentDate(row: PostRow & Place, now: Date): PostRow | undefined {
  const { recurrence, starts_at: start, ends_at: end } = row;
  if (!recurrence || !start || !end) return row;
  const zone = locationZone(row, row.timezone);
  const series = {
    type: postTypes.event,
    start: wallTimeAt(new Date(start), zone),
    end: wallTimeAt(new Date(end), zone),
    planned_at: null,
    planned_zone: 'location',
    recurrence,
  } as const;
  const clock = wallTimeAt(now, zone);
  const days = Math.ceil((new Date(end).getTime() - new Date(start).getTime()) / 86_400_000);
  const next = nextOccurrences(series, addDays(clock.slice(0, 10), -days), days + 2);
  const shown = next.find((one) => one.end !== null && one.end > clock);
  if (!shown?.start || !shown.end) return undefined;
  return {
    ...row,
    starts_at: instantOfWallTime(shown.start, zone),
    ends_at: instantOfWallTime(shown.end, zone),
  };
}

const isHidden = sql`exists (
  select from local_post_items i join local_posts o on o.company_id = i.company_id and o.id = i.post_id
  where i.company_id = p.company_id and i.google_name = p.google_name
    and (not o.in_locator or o.status in ('deleting', 'deleted') or i.action = 'delete'))`;

/** Photos of a location, the cover first. A picture’s address is its name, such as `photo-12`. */
export async function photosForLocator(
  { database }: Services,
  companyId: number,
  locationId: number,
): Promise<LocatorImage[]> {
  const found = await rows<{ id: number; width: number; height: number }>(
    database.queries,
    sql`select id::int8 as id, width, height from location_photos
        where company_id = ${companyId} and location_id = ${locationId} and type is not null
          and category not in ('LOGO', 'PROFILE')
        order by (category = 'COVER') desc, created_at desc, id desc limit ${most.photos}`,
  );
  return found.map(({ id, width, height }) => ({ id, url: `photo-${id}`, width, height }));
}

/** A picture by its name, whether the two above name it or not, and its location; undefined for any other name. */
export async function pictureForLocator(
  { database, files }: Services,
  companyId: number,
  name: string,
): Promise<{ content: Uint8Array<ArrayBuffer>; type: string; locationId: number } | undefined> {
  const [, kind, id] = /^(photo|post)-([1-9]\d{0,14})$/.exec(name) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const [found] = await rows<{ type: string | null; locationId: number; upload: number | null }>(
    database.queries,
    kind === 'photo'
      ? sql`select type, location_id::int8 as "locationId", null as upload
            from location_photos where company_id = ${companyId} and id = ${Number(id)}`
      : sql`select image->>'type' as type, location_id::int8 as "locationId", (image->>'upload')::int8 as upload
            from location_posts where company_id = ${companyId} and id = ${Number(id)}`,
  );
  if (!found?.type) return undefined;
  const ownFile = kind === 'photo' ? photoFile(companyId, Number(id)) : postFile(companyId, Number(id));
  const content = await files.read(found.upload === null ? ownFile : uploadFile(companyId, found.upload));
  return content && { content, type: found.type, locationId: found.locationId };
}

/** By whose clocks dates of a series are. */
interface Place {
  latitude: number | null;
  longitude: number | null;
  timezone: string;
}

interface PostRow {
  id: number;
  kind: PostKind;
  title: string;
  text: string;
  starts_at: Moment | null;
  ends_at: Moment | null;
  recurrence: PostRecurrence | null;
  action: { type: string; url: string } | null;
  offer: { coupon: string; url: string; terms: string } | null;
  image: { type: string; width: number; height: number } | null;
  published_at: Moment;
}

function toPost(row: PostRow, language: Language): PublicStore['posts'][number] {
  const { image, offer } = row;
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: [row.text, offer?.terms ?? ''].filter((part) => part !== '').join('\n\n'),
    image: image && { id: row.id, url: `post-${row.id}`, width: image.width, height: image.height },
    starts_at: isoOf(row.starts_at),
    ends_at: isoOf(row.ends_at),
    published_at: isoOf(row.published_at),
    action: postAction(row.action ?? (offer && { type: 'GET_OFFER', url: offer.url }), language),
    coupon: offer?.coupon ?? '',
  };
}

/** The button of a post, by its kind at Google; null for a link that leads nowhere safe, and for calls, which have none. */
function postAction(action: { type: string; url: string } | null, language: Language): LocatorLink | null {
  if (!action || !isSafeLink(action.url)) return null;
  const texts: Readonly<Record<string, string>> = labels(language, 'post_actions');
  return { text: texts[action.type] ?? texts['LEARN_MORE'] ?? '', url: action.url };
}
