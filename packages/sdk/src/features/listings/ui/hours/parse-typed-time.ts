import { plainLine } from '@pinfold/contract/plain-line';
import {
  minutesOfDay,
  timeOfMinutes,
  type TimeOfDay,
} from '@pinfold/contract/features/listings/hours/calendar';

/** Reads a time as people type it: `9`, `930`, `9.30`, `9:30 pm`, `24`. Undefined for anything else. */
export function parseTypedTime(text: string): TimeOfDay | undefined {
  const match = /^(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*(?:h|(am|pm))?$/i.exec(plainLine(text).trim());
  if (!match) return undefined;
  const [, hour = '', minute = '0', half] = match;
  const minutes = hourOf(Number(hour), half?.toLowerCase()) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= minutesOfDay ? timeOfMinutes(minutes) : undefined;
}

/** Twelve at night is 0, twelve at noon is 12. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
