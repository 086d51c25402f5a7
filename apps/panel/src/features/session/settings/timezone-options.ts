import type { Language } from '@pinfold/sdk';
import type { Timezone } from '@pinfold/sdk/headless/session';
import type { Option } from '@pinfold/sdk/ui';
import { timezoneNames } from './timezone-names.ts';
import { offsetSearchWords, offsetText, timeAt } from './timezone-offset.ts';
import type { TimezoneRegions } from './timezone-regions.ts';

/** A time zone as it is found and shown. */
export interface SearchableTimezone extends Timezone {
  /** The country in the reader's language, where it is known. */
  country: string | undefined;
  /** Everything that it is found by, folded. */
  words: string;
}

export function searchableTimezones(
  timezones: readonly Timezone[],
  regions: TimezoneRegions,
  language: Language,
): SearchableTimezone[] {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return timezones.map((timezone) => {
    const { name, offset_minutes } = timezone;
    const region = regions.get(name);
    const country = region && countries.of(region);
    const words = [labelOf(name), country, timezoneNames[name], offsetSearchWords(offset_minutes)];
    return { ...timezone, country, words: folded(words.join(' ')) };
  });
}

/** The time zones that hold every word of a search, as options with the time there now. */
export function timezoneOptions(
  timezones: readonly SearchableTimezone[],
  search: string,
  now: Date,
): Option[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return timezones
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ name, country, offset_minutes }) => ({
      id: name,
      label: labelOf(name),
      description: [country, offsetText(offset_minutes), timeAt(offset_minutes, now)]
        .filter(Boolean)
        .join(' · '),
    }));
}

/** The name as people read it. */
export function labelOf(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Without capitals and accents; `ł` has no parts to leave out. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll('−', '-')
    .toLowerCase();
}
