import { sql } from 'drizzle-orm';
import type { CalendarPost } from '@pinfold/contract/features/publications/posts-calendar.endpoints';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { daysIn, type Period } from '@pinfold/contract/period';
import { isOnOrAfter, isOnOrBefore } from '../../../database/company-days.ts';
import { rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { countsOf, pictureOf, seriesDateOf, shownPosts, type ShownRow } from './local-posts.queries.ts';
import { canEditPost, isVisiblePost, writtenOf } from './post-access.ts';
import { occurrencesSent } from './series/occurrences-sent.ts';

const mostDays = 62;

/**
 * The posts of some days, by their planned moment or else by when sending began.
 * @throws Problem `period_invalid` for more than 62 days, or an end before the begin
 */
export async function calendarPostsOf(
  services: Services,
  member: Member,
  { from, to }: Period,
): Promise<{ results: CalendarPost[] }> {
  const days = daysIn({ from, to });
  if (days < 1 || days > mostDays) {
    const text = days < 1 ? 'post_faults.calendar_end_before_start' : 'post_faults.calendar_too_long';
    throw new Problem('period_invalid', { errors: [{ path: 'query.to', text }] });
  }
  const { queries } = services.database;
  const { timezone } = member;
  const { columns, from: shown } = shownPosts(member);
  const shownAt = sql`coalesce(p.sent_at, p.created_at)`;
  // Wall times of one form are in order as texts.
  const found = await rows<ShownRow>(
    queries,
    sql`select ${columns} ${shown}
        where ${isVisiblePost(member)} and p.status not in ('deleted', 'repeating')
          and case when p.planned_at is not null
            then p.planned_at >= ${from} and p.planned_at <= ${`${to}T23:59`}
            else ${isOnOrAfter(shownAt, from, timezone)} and ${isOnOrBefore(shownAt, to, timezone)} end`,
  );
  const results = [
    ...found.map((row) =>
      toCalendar(
        services,
        member,
        row,
        row.plannedAt ?? wallTimeAt(new Date(row.sent_at ?? row.created_at), timezone),
      ),
    ),
    ...(await projectedDates(services, member, { from, to })),
  ];
  return { results: results.toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id) };
}

/** Dates of series that are no posts of their own yet; of what Google repeats, all that are to come. */
async function projectedDates(
  services: Services,
  member: Member,
  { from, to }: Period,
): Promise<CalendarPost[]> {
  const { columns, from: shown } = shownPosts(member);
  const found = await rows<ShownRow & { dates: string[] }>(
    services.database.queries,
    sql`select ${columns}, (select coalesce(json_agg(d.occurrence_on::text), '[]') from local_posts d
            where d.company_id = p.company_id and d.series_id = p.id) as dates
        ${shown}
        where ${isVisiblePost(member)} and p.status = 'repeating' and p.planned_at <= ${`${to}T23:59`}`,
  );
  return found.flatMap((row) => {
    const planned = new Set(row.dates);
    return occurrencesSent(writtenOf(row), { from, to })
      .filter(({ on }) => !planned.has(on))
      .map(({ on, planned_at: at }): CalendarPost => {
        const series = { id: row.id, on, is_projected: true };
        return { ...toCalendar(services, member, row, at ?? ''), series };
      });
  });
}

function toCalendar(services: Services, member: Member, row: ShownRow, at: string): CalendarPost {
  const { id, type, plannedZone, status, version, hidden } = row;
  const date = seriesDateOf(row);
  return {
    id,
    type,
    title: row.title === '' ? row.summary.slice(0, mostTitle) : row.title,
    at,
    planned_zone: plannedZone,
    status,
    counts: countsOf(row),
    picture: pictureOf(services, member, row),
    can_edit: canEditPost(member, { authorId: row.authorId, hidden }),
    version,
    series: date && { id: date.id, on: date.on, is_projected: false },
  };
}

/** How much of a text stands for a title. */
const mostTitle = 80;
