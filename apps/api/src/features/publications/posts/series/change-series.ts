import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { changeableMinutes } from '@pinfold/contract/features/publications/local-post';
import { type Occurrence, occurrencesOf } from '@pinfold/contract/features/publications/recurrence';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../../database/database.ts';
import type { Moment } from '../../../../database/moments.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { type ChosenLocation, chosenLocations } from '../../chosen-locations.ts';
import { keepPostPicture } from '../../pictures/uploads.service.ts';
import { acceptPost, replanPost, withdrawSending } from '../accept/accept-post.ts';
import { invalidPost, type PlacedPost, validatePost } from '../accept/validate-post.ts';
import type { PostId } from '../items/item-lifecycle.ts';
import { judgeContext, requireSendable } from '../accept/require-sendable.ts';
import { postColumns, type PostRow, type StoredPost, writtenOf } from '../post-access.ts';
import { definedOf, isSentAlike, type PostChange, storePost } from '../store-post.ts';
import { carrierOf } from './carrier-of.ts';
import { dropDates } from './end-series.ts';
import { planDate, planDates } from './plan-dates.ts';
import { storeSeries } from './post-series.queries.ts';
import { seriesLocations } from './series-locations.ts';
import { lockSeries, movedAlong, movedTo, type SeriesRow, storeMoved } from './series-row.ts';

/** A new series, which is written already. */
interface NewSeries {
  facilities_ids: readonly number[];
  groups: readonly number[];
  language: Language;
  /** Its first date, at the locations that can have it. */
  placed: readonly PlacedPost[];
}

/** Begins a series: Google gets it at its first moment, or its next dates are planned. */
export async function startSeries(
  tx: Queryable,
  services: Services,
  postId: PostId,
  { facilities_ids, groups, language, placed }: NewSeries,
): Promise<void> {
  const where = { locationIds: [...facilities_ids], groupIds: [...groups], language };
  const reached = placed.map(({ locationId }) => locationId);
  await storeSeries(tx, postId, where, reached);
  const series = await requireSeries(tx, postId);
  if (series.carrier === 'google') await acceptPost(tx, services, postId, placed);
  else await planDates(tx, services, series, writtenOf(series));
  await services.live.publish(tx, postId.companyId, { topic: 'local_posts', ids: [postId.postId] });
}

async function requireSeries(tx: Queryable, postId: PostId): Promise<SeriesRow> {
  const series = await lockSeries(tx, postId);
  if (!series) throw new Problem('not_found');
  return series;
}

/**
 * Changes a series from its next date on: what was sent stays as it is, and so do dates that were changed for themselves.
 * @throws Problem `post_changed`, `post_invalid` and what creating one throws
 */
export async function changeSeries(
  tx: Queryable,
  services: Services,
  member: Member,
  { row, changes: given, language }: PostChange,
): Promise<void> {
  const postId = { companyId: member.companyId, postId: row.id };
  const series = await requireSeries(tx, postId);
  const { version, facilities_ids, groups, ...changes } = given;
  if (series.version !== version) throw new Problem('post_changed');
  if (changes.recurrence === null)
    throw invalidPost([{ field: 'recurrence', code: 'series_goes_on', location: null, count: 0 }], language);
  const current =
    movedAlong(series, { companyZone: series.companyZone, now: services.now() }) ?? writtenOf(series);
  const post: StoredPost = { ...current, ...definedOf(changes) };
  const isElsewhere = facilities_ids !== undefined || groups !== undefined;
  const where = {
    locationIds: facilities_ids ?? series.locationIds,
    groupIds: groups ?? series.groupIds,
    language: changes.title === undefined && changes.summary === undefined ? series.language : language,
  };
  const chosen = await (isElsewhere
    ? chosenLocations(tx, member, { facilities_ids: where.locationIds, groups: where.groupIds })
    : seriesLocations(tx, { ...series, companyId: member.companyId }, series));
  const validated = validatePost(post, chosen, judgeContext(services, member, where.language));
  requireSendable(services, post, validated, language);
  if (post.upload_id !== row.uploadId) await keepPostPicture(tx, services, member, post.upload_id);
  const { carrier: best } = carrierOf(post, services.config);
  const carrier = (await hasOwnDates(tx, postId)) ? 'pinfold' : best;
  const isSame =
    !isElsewhere && isSentAlike(current, post) && isDeepStrictEqual(wordsOf(current), wordsOf(post));
  if (series.carrier === 'google' && !(isSame && carrier === 'google'))
    await withdrawSending(tx, services, postId, []);
  await storePost(tx, postId, post, { carrier });
  await storeSeries(tx, postId, where, idsOf(chosen.filter(({ reason }) => reason === null)));
  await tx.execute(
    sql`update local_posts set version = version + 1 where company_id = ${postId.companyId} and id = ${row.id}`,
  );
  const changed = { ...series, ...where, carrier };
  if (carrier === 'google') {
    if (series.carrier === 'pinfold') await dropDates(tx, services, postId, { withOwn: false });
    if (!isSame || series.carrier === 'pinfold') await replanPost(tx, services, postId, validated.placed);
  } else {
    if (series.carrier === 'google') await replanPost(tx, services, postId, []);
    await replanDates(tx, services, changed, { post, isElsewhere });
  }
  await services.live.publish(tx, postId.companyId, { topic: 'local_posts', ids: [row.id] });
}

function wordsOf({ title, summary, planned_at, planned_zone }: StoredPost) {
  return { title, summary, planned_at, planned_zone };
}

function idsOf(chosen: readonly ChosenLocation[]): number[] {
  return chosen.map(({ id }) => id);
}

/** Whether dates that are still to come were changed for themselves, which Google's pattern cannot say. */
async function hasOwnDates(tx: Queryable, { companyId, postId }: PostId): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from local_posts
        where company_id = ${companyId} and series_id = ${postId} and is_own and status = 'planned' limit 1`,
  );
  return found.length > 0;
}

/** Plans again what a change of the series concerns; dates that stay as they are, and those that are too near, are left. */
async function replanDates(
  tx: Queryable,
  services: Services,
  series: SeriesRow,
  { post, isElsewhere }: { post: StoredPost; isElsewhere: boolean },
): Promise<void> {
  const { companyId, id } = series;
  const soon = services.now().getTime() + changeableMinutes * 60_000;
  const planned = await rows<PostRow & { first: Moment | null }>(
    tx,
    sql`select ${postColumns}, (select min(i.planned_at) from local_post_items i
            where i.company_id = p.company_id and i.post_id = p.id and i.action = 'create') as first
        from local_posts p
        where p.company_id = ${companyId} and p.series_id = ${id} and p.status = 'planned' and not p.is_own`,
  );
  const kept = planned.filter((date) => {
    if (date.first !== null && new Date(date.first).getTime() < soon) return true;
    const [occurrence] = date.occurrenceOn ? occurrencesOf(post, date.occurrenceOn, date.occurrenceOn) : [];
    return !isElsewhere && occurrence !== undefined && isDateAsIs(date, post, occurrence);
  });
  await dropDates(
    tx,
    services,
    { companyId, postId: id },
    {
      withOwn: false,
      kept: kept.flatMap(({ occurrenceOn }) => occurrenceOn ?? []),
    },
  );
  await planDates(tx, services, series, post);
}

function isDateAsIs(date: PostRow, post: StoredPost, occurrence: Occurrence): boolean {
  return isDeepStrictEqual(writtenOf(date), { ...movedTo(post, occurrence), recurrence: null });
}

/**
 * The post of one date of a series, made if there is none yet; Pinfold takes a series over from Google for it. Returns its
 * id.
 * @throws Problem `not_found` for what is no date of it, `post_too_late`
 */
export async function ownDate(
  tx: Queryable,
  services: Services,
  postId: PostId,
  on: string,
): Promise<number> {
  const series = await requireSeries(tx, postId);
  const [known] = await rows<{ id: number; status: string }>(
    tx,
    sql`select id::int8 as id, status from local_posts
        where company_id = ${postId.companyId} and series_id = ${postId.postId} and occurrence_on = ${on}`,
  );
  if (known) {
    if (known.status !== 'planned') throw new Problem('post_too_late');
    return known.id;
  }
  const post =
    movedAlong(series, { companyZone: series.companyZone, now: services.now() }) ?? writtenOf(series);
  const [occurrence] = occurrencesOf(post, on, on);
  if (!occurrence) throw new Problem('not_found');
  await storeMoved(tx, series, post);
  const id = await planDate(tx, services, series, { post, occurrence, isOwn: true });
  if (id === undefined) throw new Problem('post_too_late');
  if (series.carrier === 'google') await takeOver(tx, services, { series, post });
  return id;
}

/** Pinfold repeats from now on what Google has repeated until now. */
async function takeOver(
  tx: Queryable,
  services: Services,
  { series, post }: { series: SeriesRow; post: StoredPost },
): Promise<void> {
  const postId = { companyId: series.companyId, postId: series.id };
  await withdrawSending(tx, services, postId, []);
  await replanPost(tx, services, postId, []);
  await oneRow(
    tx,
    sql`update local_posts set carrier = 'pinfold', version = version + 1
        where company_id = ${series.companyId} and id = ${series.id} returning 1 as one`,
  );
  await planDates(tx, services, { ...series, carrier: 'pinfold' }, post);
}
