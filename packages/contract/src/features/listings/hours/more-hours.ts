import { fault, type Fault } from '../fault.ts';
import { hoursFaults, hoursKey, type HoursPeriod } from './opening-hours.ts';

/** Hours of one thing that a location offers, such as deliveries or a drive-through. */
export interface MoreHours {
  /** The provider's name of the type, such as DELIVERY. */
  hours_type_id: string;
  periods: readonly HoursPeriod[];
}

/** What the provider would refuse; the types on offer depend on the category, and are checked where they are known. */
export function moreHoursFaults(
  moreHours: readonly MoreHours[],
  offered?: readonly string[],
): { index: number; period?: number; fault: Fault }[] {
  return moreHours.flatMap(({ hours_type_id: type, periods }, index) => {
    const repeated = moreHours.findIndex((other) => other.hours_type_id === type) < index;
    if (repeated) return [{ index, fault: fault('more_hours_type_repeated', { type }) }];
    if (offered && !offered.includes(type))
      return [{ index, fault: fault('more_hours_type_unknown', { type }) }];
    if (periods.length === 0) return [{ index, fault: fault('more_hours_empty', { type }) }];
    return hoursFaults(periods).map((found) => ({ index, period: found.index, fault: found.fault }));
  });
}

/** Equal for more hours that are the same, in whatever order. */
export function moreHoursKey(moreHours: readonly MoreHours[]): string {
  return moreHours
    .filter(({ periods }) => periods.length > 0)
    .map(({ hours_type_id, periods }) => `${hours_type_id}: ${hoursKey(periods)}`)
    .sort()
    .join('; ');
}
