import { sql } from 'drizzle-orm';
import type { CalendarPost } from '@pinfold/contract/features/publications/posts-calendar.endpoints';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { daysIn, type Period } from '@pinfold/contract/period';
import { isOnOrAfter, isOnOrBefore } from '../../../database/company-days.ts';
import { rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { countsOf, pictureOf, shownPosts, type ShownRow } from './local-posts.queries.ts';
import { canEditPost, isVisiblePost } from './post-access.ts';

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
        where ${isVisiblePost(member)} and p.status <> 'deleted'
          and case when p.planned_at is not null
            then p.planned_at >= ${from} and p.planned_at <= ${`${to}T23:59`}
            else ${isOnOrAfter(shownAt, from, timezone)} and ${isOnOrBefore(shownAt, to, timezone)} end`,
  );
  const results = found.map((row): CalendarPost => {
    const { id, type, plannedAt, plannedZone, status, version, hidden } = row;
    return {
      id,
      type,
      title: row.title === '' ? row.summary.slice(0, mostTitle) : row.title,
      at: plannedAt ?? wallTimeAt(new Date(row.sent_at ?? row.created_at), timezone),
      planned_zone: plannedZone,
      status,
      counts: countsOf(row),
      picture: pictureOf(services, member, row),
      can_edit: canEditPost(member, { authorId: row.authorId, hidden }),
      version,
    };
  });
  return { results: results.toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id) };
}

/** How much of a text stands for a title. */
const mostTitle = 80;
