import { addDays, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import {
  firstDate,
  type Occurrence,
  occurrencesOf,
  type RepeatingPost,
} from '@pinfold/contract/features/publications/recurrence';
import type { Period } from '@pinfold/contract/period';

/** The dates of a post that are sent in a period; an event may be announced days before it is, or after it has begun. */
export function occurrencesSent(post: RepeatingPost, { from, to }: Period): Occurrence[] {
  const first = firstDate(post);
  if (first === undefined || post.planned_at === null) return [];
  const ahead = (dayNumber(first) ?? 0) - (dayNumber(post.planned_at.slice(0, 10)) ?? 0);
  return occurrencesOf(post, addDays(from, ahead), addDays(to, ahead));
}
