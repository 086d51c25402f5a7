import type { Language } from '@pinfold/sdk';
import type { Timezone } from '@pinfold/sdk/headless/session';
import type { Option } from '@pinfold/sdk/ui';

/** A time zone as it is found and shown. */
interface SearchableTimezone extends Timezone {
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
    const nameHere = nameInBrowser(name);
    const region = regions.get(nameHere);
    const country = region && countries.of(region);
    const words = [
      labelOf(name),
      labelOf(nameHere),
      country,
      timezoneNames[name],
      offsetSearchWords(offset_minutes),
    ];
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

/** The zone as this browser names it, which may be a former name, such as Asia/Calcutta. */
function nameInBrowser(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
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

/** An offset from UTC as people write it: `UTC+05:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.trunc(size / 60)).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`;
}

/** The time on the clocks there, as `HH:mm`. */
export function timeAt(minutes: number, now: Date): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
}

/** Ways in which an offset is typed into a search. */
function offsetSearchWords(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const size = Math.abs(minutes);
  const short = `${sign}${Math.trunc(size / 60)}${size % 60 ? `:${String(size % 60).padStart(2, '0')}` : ''}`;
  return `utc${short} gmt${short} ${offsetText(minutes).replace('−', '-')}`;
}

/** The region of each time zone, as an ISO 3166-1 code. */
export type TimezoneRegions = ReadonlyMap<string, string>;

let asked: Promise<TimezoneRegions> | undefined;

/**
 * Asks Intl for the time zones of every region there is; empty where the browser cannot say. Each answer takes about a
 * millisecond, so they are asked for in slices that let the page breathe.
 */
export function loadTimezoneRegions(): Promise<TimezoneRegions> {
  asked ??= askAll();
  return asked;
}

async function askAll(): Promise<TimezoneRegions> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const known = allCodes.filter((code) => names.of(code) !== undefined);
  const regions = new Map<string, string>();
  for (const [at, region] of known.entries()) {
    if (at % 8 === 0) await new Promise((resume) => setTimeout(resume));
    for (const zone of zonesOf(region).map(nameInBrowser)) if (!regions.has(zone)) regions.set(zone, region);
  }
  return regions;
}

function zonesOf(region: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${region}`,
  );
  return locale.getTimeZones?.() ?? [];
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const allCodes = letters.flatMap((first) => letters.map((second) => first + second));

/** How people who read Polish or Spanish call cities whose zones are named in English. */
const timezoneNames: Readonly<Record<string, string>> = {
  'Europe/Warsaw': 'Warszawa Varsovia',
  'Europe/London': 'Londyn Londres',
  'Europe/Paris': 'Paryż París',
  'Europe/Rome': 'Rzym Roma',
  'Europe/Vienna': 'Wiedeń Viena',
  'Europe/Prague': 'Praga',
  'Europe/Brussels': 'Bruksela Bruselas',
  'Europe/Lisbon': 'Lizbona Lisboa',
  'Europe/Madrid': 'Madryt',
  'Europe/Berlin': 'Berlín',
  'Europe/Copenhagen': 'Kopenhaga Copenhague',
  'Europe/Stockholm': 'Sztokholm Estocolmo',
  'Europe/Athens': 'Ateny Atenas',
  'Europe/Bucharest': 'Bukareszt Bucarest',
  'Europe/Budapest': 'Budapeszt',
  'Europe/Vilnius': 'Wilno Vilna',
  'Europe/Riga': 'Ryga',
  'Europe/Kyiv': 'Kijów Kiev',
  'Europe/Moscow': 'Moskwa Moscú',
  'Europe/Zurich': 'Zurych Zúrich',
  'Europe/Dublin': 'Dublín',
  'Atlantic/Canary': 'Wyspy Kanaryjskie Islas Canarias',
  'America/New_York': 'Nowy Jork Nueva York',
  'America/Mexico_City': 'Meksyk Ciudad de México',
  'America/Argentina/Buenos_Aires': 'Argentyna',
  'Asia/Tokyo': 'Tokio',
  'Asia/Shanghai': 'Szanghaj Pekin Shanghái',
  'Asia/Dubai': 'Dubaj Dubái',
};
