import { useMemo } from 'react';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { ListOf } from '../../client/schema.ts';
import type { QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { type CalendarDays, type CalendarPost, listCalendarPosts, viewPostsAccess } from './posts.queries.ts';

const noPosts: CalendarPost[] = [];

/** Names a post of the calendar: each date of a series has a name of its own. */
export function calendarKey({ id, series }: CalendarPost): string {
  return series ? `${id}/${series.on}` : String(id);
}

/** What `usePostsCalendar` returns. */
export type UsePostsCalendarResult = QueryResult<ListOf<CalendarPost>> & {
  /** All posts of the days, by their moment. */
  posts: CalendarPost[];
  /** Posts of a day, `YYYY-MM-DD`, by their moment; none for a day without. */
  postsOn: (day: string) => readonly CalendarPost[];
  /** Whether the reader may see posts. */
  permission: PermissionDecision;
};

/**
 * Posts of some days, sent and planned: each on the day of its wall time, whatever the reader's own zone.
 *
 * @param days - Both included, 62 at most.
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `period_invalid` for too many days.
 * @example
 * ```tsx
 * const { postsOn } = usePostsCalendar({ from: '2026-12-01', to: '2026-12-31' });
 * return postsOn('2026-12-01').map(({ id, title }) => <li key={id}>{title}</li>);
 * ```
 */
export function usePostsCalendar(days: CalendarDays): UsePostsCalendarResult {
  const permission = usePermission(viewPostsAccess);
  const client = useClient();
  const query = usePinfoldQuery({
    ...listCalendarPosts(client, days),
    enabled: permission.allowed,
    // Days of another company are never shown.
    placeholderData: (former, before) => (before?.queryKey[1] === client.scope ? former : undefined),
  });
  const { data } = query;
  const byDay = useMemo(() => postsByDay(data?.results ?? noPosts), [data]);
  return {
    ...query,
    posts: data?.results ?? noPosts,
    postsOn: (day: string) => byDay.get(day) ?? noPosts,
    permission,
  };
}

/** Posts by their day, `YYYY-MM-DD`, each day's by moment and then by id. */
export function postsByDay(posts: readonly CalendarPost[]): ReadonlyMap<string, readonly CalendarPost[]> {
  const days = new Map<string, CalendarPost[]>();
  for (const post of posts.toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)) {
    const day = post.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), post]);
  }
  return days;
}
