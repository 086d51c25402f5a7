/** A time as HH:mm, from 00:00 to 24:00, which is the midnight that ends the day. */
export type TimeOfDay = string;

/** Minutes since the day began. Undefined for anything else, 24:01 to 24:59 included. */
export function minutesOf(time: TimeOfDay): number | undefined {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= minutesOfDay ? minutes : undefined;
}

export function timeOfMinutes(minutes: number): TimeOfDay {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export const minutesOfDay = 1440;

/** Every half hour of a day, for choosing from (product spec, section 9). */
export const halfHours: readonly TimeOfDay[] = /* @__PURE__ */ Array.from({ length: 48 }, (_, index) =>
  timeOfMinutes(index * 30),
);

function two(number: number): string {
  return String(number).padStart(2, '0');
}
