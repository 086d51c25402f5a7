import { type Weekday, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import type { PostFault } from '@pinfold/contract/features/publications/local-post';
import {
  firstDate,
  nextOccurrences,
  type Occurrence,
  type PostRecurrence,
  recurrenceFaults,
  type RecurrenceUnit,
  type RepeatingPost,
} from '@pinfold/contract/features/publications/recurrence';
import { useMemo } from 'react';

/** How a post repeats, and how that is changed. */
export interface PostRecurrenceOptions {
  /** The post as it is filled in so far; `recurrence` is null for once. */
  post: RepeatingPost;
  /** The pattern was changed; null for once. */
  onChange: (recurrence: PostRecurrence | null) => void;
  /** How many dates are foreseen. @defaultValue 5 */
  dates?: number | undefined;
}

/** A date of a series that is still to come. */
export interface ForeseenDate extends Occurrence {
  isSkipped: boolean;
}

/** What `usePostRecurrence` returns. */
export interface PostRecurrenceState {
  /** What it repeats by; undefined for once. */
  unit: RecurrenceUnit | undefined;
  /** Repeats it by another unit, as its first date suggests, or once. */
  setUnit: (unit: RecurrenceUnit | undefined) => void;
  /** Changes parts of the pattern. */
  change: (change: Partial<PostRecurrence>) => void;
  /** Its first date, as `2026-12-04`; undefined while its moment is not chosen. */
  first: string | undefined;
  /** The next dates, skipped ones included. */
  foreseen: readonly ForeseenDate[];
  /** Leaves a date out, or takes it in again. */
  skip: (on: string, isSkipped: boolean) => void;
  /** What of the pattern cannot be, such as `recurrence.days`, and why; undefined where all can. */
  fault: PostFault | undefined;
}

/**
 * State of how a post repeats: unit, pattern, the dates that come of it, and which are left out.
 *
 * @example
 * ```tsx
 * const [recurrence, onChange] = useState(post.recurrence);
 * const { setUnit, foreseen } = usePostRecurrence({ post: { ...post, recurrence }, onChange });
 * return (
 *   <>
 *     <button onClick={() => setUnit('week')}>Co tydzień</button>
 *     <p>{foreseen.map(({ on }) => on).join(', ')}</p>
 *   </>
 * );
 * ```
 */
export function usePostRecurrence({ post, onChange, dates = 5 }: PostRecurrenceOptions): PostRecurrenceState {
  const { recurrence } = post;
  return useMemo(() => {
    const first = firstDate(post);
    const change = (changed: Partial<PostRecurrence>) =>
      recurrence && onChange({ ...recurrence, ...changed });
    const fault = recurrenceFaults(post).find(({ field }) => field.startsWith('recurrence'));
    const all = recurrence && { ...post, recurrence: { ...recurrence, skip: [] } };
    return {
      unit: recurrence?.every,
      first,
      change,
      setUnit: (unit) => onChange(unit === undefined ? null : newRecurrence(unit, first, recurrence)),
      foreseen:
        all && first !== undefined && fault?.code !== 'first_not_in_pattern'
          ? nextOccurrences(all, first, dates).map((date) => ({
              ...date,
              isSkipped: recurrence.skip.includes(date.on),
            }))
          : [],
      skip: (on, isSkipped) => {
        const others = recurrence?.skip.filter((one) => one !== on) ?? [];
        change({ skip: isSkipped ? [...others, on].toSorted() : others });
      },
      fault,
    };
  }, [post, recurrence, onChange, dates]);
}

/** A pattern on which the first date is; the end of a former one stays. */
function newRecurrence(
  every: RecurrenceUnit,
  first: string | undefined,
  former: PostRecurrence | null,
): PostRecurrence {
  const days: Weekday[] = every === 'week' ? [first === undefined ? 0 : weekdayOf(first)] : [];
  const isLate = first !== undefined && Number(first.slice(8)) > 28;
  const on = every === 'month' && isLate ? 'last_weekday' : 'day';
  return { every, interval: 1, days, on, until: former?.until ?? null, skip: [] };
}
