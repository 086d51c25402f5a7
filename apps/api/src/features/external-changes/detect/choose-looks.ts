import type { GlancedLocation } from './glance-at-page.ts';

/**
 * Which locations are looked at now. Something new comes first; a quarter is left to those whose look is due longest,
 * whatever is new elsewhere, so that none waits for ever.
 */
export function chooseLooks(glanced: readonly GlancedLocation[], now: Date, most: number): GlancedLocation[] {
  const due = glanced
    .filter((location) => dueAt(location) <= now.getTime())
    .toSorted((a, b) => dueAt(a) - dueAt(b));
  const fresh = due.filter(({ sight }) => sight === 'new').slice(0, most - Math.max(1, Math.floor(most / 4)));
  const others = due.filter((location) => !fresh.includes(location));
  return [...fresh, ...others].slice(0, most);
}

function dueAt({ checkedAt, sight }: GlancedLocation): number {
  return (checkedAt?.getTime() ?? 0) + patienceMinutes[sight] * 60_000;
}

/** Attributes that another manager changed show in no list: only a look finds them. */
const patienceMinutes = { new: 0, known: 5, same: 60 };
