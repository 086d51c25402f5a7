import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { postHas } from '@pinfold/contract/features/publications/local-post';
import type {
  checkLocalPost,
  PostCheck,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { firstDate, nextOccurrences } from '@pinfold/contract/features/publications/recurrence';
import {
  findingsInTexts,
  sameTextKey,
  variablesIn,
  type PostFinding,
  type PostValues,
} from '@pinfold/contract/features/publications/post-text';
import type { Language } from '@pinfold/contract/languages';
import { characterCount } from '@pinfold/contract/normalise-text';
import type { Config } from '../../../../config.ts';
import { rows, type Queryable } from '../../../../database/database.ts';
import { int8Array } from '../../../../database/int8.ts';
import { secondsLeft, sendTimes } from '../../../../delivery/enqueue-spread.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { requirePostPicture } from '../../pictures/uploads.service.ts';
import { carrierOf } from '../series/carrier-of.ts';
import { postValues, validatePost, type PlacedPost, type WrittenPost } from './validate-post.ts';
import { chosenLocations, toExcluded, type ChosenLocation } from '../../chosen-locations.ts';

const most = { excluded: 100, samples: 5, dates: 5 };

/**
 * What sending a post would do, without doing it.
 * @throws Problem `facility_unknown`, `group_unknown`, `image_unknown`
 */
export async function previewPost(
  { database: { queries }, config, now }: Services,
  member: Member,
  draft: z.output<typeof checkLocalPost.body>,
  language: Language,
): Promise<PostCheck> {
  await requirePostPicture(queries, member, draft.upload_id);
  const chosen = await chosenLocations(queries, member, draft);
  const validated = validatePost(draft, chosen, { companyZone: member.timezone, language, now: now() });
  const { placed, faults } = validated;
  const excluded = validated.excluded.flatMap(toExcluded);
  const moments = placed.flatMap(({ plannedAt }) => (plannedAt ? [plannedAt.getTime()] : []));
  const [from, until] = [least(moments), greatest(moments)];
  return {
    accepted: placed.length,
    excluded: excluded.slice(0, most.excluded),
    excluded_count: excluded.length,
    faults: faults.map(({ field, code, location, count }) => ({
      field,
      code,
      location: location && nameOf(location),
      count,
    })),
    findings: [
      ...findingsInPosts(draft, placed),
      ...(await findingsAmongOthers(queries, member.companyId, placed, {
        now: now(),
        ownId: draft.post_id,
      })),
    ],
    samples: samplesOf(placed),
    longest: {
      title: greatest(placed.map(({ title }) => characterCount(title))) ?? 0,
      summary: greatest(placed.map(({ summary }) => characterCount(summary))) ?? 0,
    },
    sends_from: from === undefined ? null : new Date(from).toISOString(),
    sends_until: until === undefined ? null : new Date(until).toISOString(),
    seconds_left: sendingSeconds(placed, config, now()),
    repeats: repeatsOf(draft, config),
  };
}

/** Who repeats a draft, and when it is next. */
function repeatsOf(post: WrittenPost, config: Config): PostCheck['repeats'] {
  const first = firstDate(post);
  if (!post.recurrence || first === undefined) return null;
  return {
    ...carrierOf(post, config),
    next: nextOccurrences(post, first, most.dates).map(({ on }) => on),
  };
}

function nameOf({ id, name }: ChosenLocation): { id: number; name: string } {
  return { id, name };
}

// Not `Math.min(...values)`: ten thousand arguments are more than a call should take.
function least(values: readonly number[]): number | undefined {
  return values.reduce<number | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);
}

function greatest(values: readonly number[]): number | undefined {
  return values.reduce<number | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
}

/** How long it takes to send a post to its locations within the provider's quotas. */
function sendingSeconds(placed: readonly PlacedPost[], config: Config, now: Date): number {
  if (placed.length === 0) return 0;
  const last = sendTimes(placed, ['google/v4', 'sending'], { quotas: config, now }).at(-1) ?? now;
  return secondsLeft(last, now);
}

type Finding = PostCheck['findings'][number];

/** What the texts show by themselves, once their variables are filled in. */
function findingsInPosts(post: WrittenPost, placed: readonly PlacedPost[]): Finding[] {
  const found = new Map<PostFinding, Finding>();
  const say = (kind: PostFinding, location: ChosenLocation) => {
    const known = found.get(kind);
    if (known) known.count += 1;
    else found.set(kind, { kind, count: 1, location: nameOf(location) });
  };
  const inTexts = new Map<string, PostFinding[]>();
  const title = postHas(post.type, 'title') ? post.title : '';
  const variables = [...new Set([...variablesIn(title), ...variablesIn(post.summary)])];
  for (const { location, ...texts } of placed) {
    const key = `${texts.title}\n${texts.summary}`;
    const kinds = inTexts.get(key) ?? findingsInTexts(texts);
    inTexts.set(key, kinds);
    for (const kind of kinds) say(kind, location);
    const values: PostValues = postValues(location);
    if (variables.some((variable) => values[variable]?.trim() === '')) say('empty_variable', location);
  }
  return [...found.values()];
}

/** Whether locations get the same text within seven days, or another planned post within the hour. */
async function findingsAmongOthers(
  queries: Queryable,
  companyId: number,
  placed: readonly PlacedPost[],
  { now, ownId = 0 }: { now: Date; ownId: number | undefined },
): Promise<Finding[]> {
  if (placed.length === 0) return [];
  // Ten thousand locations with one text carry it once.
  const keys = placed.map(sameTextKey);
  const texts = [...new Set(keys)];
  const placeOf = new Map(texts.map((text, index) => [text, index + 1]));
  const ids = int8Array(placed.map(({ locationId }) => locationId));
  const places = int8Array(keys.map((key) => placeOf.get(key) ?? 0));
  const moments = `{${placed.map(({ plannedAt }) => (plannedAt ?? now).toISOString()).join(',')}}`;
  const isPlanned = placed.some(({ plannedAt }) => plannedAt !== null);
  const found = await rows<{ kind: PostFinding; count: number; id: number }>(
    queries,
    sql`with compared as (
          select given.location_id,
            lower(btrim(regexp_replace(i.title || ' ' || i.summary, '[[:space:]]+', ' ', 'g'))) = t.text as same_text,
            ${isPlanned} and p.status = 'planned'
              and abs(extract(epoch from i.planned_at - given.moment)) < 3600 as same_hour
          from unnest(${ids}, ${places}, ${moments}::timestamptz[]) as given (location_id, place, moment)
          join json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t (text, place)
            on t.place = given.place
          join local_post_items i on i.company_id = ${companyId} and i.location_id = given.location_id
          join local_posts p on p.company_id = i.company_id and p.id = i.post_id
          where p.id <> ${ownId} and ${isNoSibling(ownId)} and p.status not in ('deleting', 'deleted')
            and coalesce(i.planned_at, i.accepted_at)
              between given.moment - interval '7 days' and given.moment + interval '7 days')
        select 'same_text' as kind, count(distinct location_id) as count, min(location_id)::int8 as id
        from compared where same_text having count(*) > 0
        union all
        select 'same_hour', count(distinct location_id), min(location_id)::int8
        from compared where same_hour having count(*) > 0`,
  );
  const byId = new Map(placed.map(({ location }) => [location.id, location]));
  return found.map(({ kind, count, id }) => {
    const location = byId.get(id);
    return { kind, count, location: location ? nameOf(location) : null };
  });
}

/** Whether a post `p` is of another series than a post: dates of one say the same. */
function isNoSibling(ownId: number): SQL {
  return sql`coalesce(p.series_id, p.id) is distinct from (
    select coalesce(own.series_id, own.id) from local_posts own
    where own.company_id = p.company_id and own.id = ${ownId})`;
}

/** The longest texts first, since they are what is cut short. */
function samplesOf(placed: readonly PlacedPost[]): PostCheck['samples'] {
  const lengthOf = ({ title, summary }: PlacedPost) => title.length + summary.length;
  return placed
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, most.samples)
    .map(({ location, title, summary, plannedAt }) => ({
      id: location.id,
      name: location.name,
      formatted_address: location.formattedAddress,
      title,
      summary,
      sends_at: plannedAt?.toISOString() ?? null,
    }));
}
