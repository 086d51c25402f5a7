/**
 * Returns the one name under which a time zone is kept; undefined for what is none. Whatever the engine takes as a name
 * of the IANA database is valid, in any case of letters, so that an alias and a former name are the same zone as the
 * present one: browsers, phones and calendars differ in which of them they say.
 */
export function keptTimeZone(name: string): string | undefined {
  const remembered = kept.get(name);
  if (remembered !== undefined) return remembered;
  const canonical = canonicalName(name) ?? '';
  const present = presentNames[canonical] ?? canonical;
  if (!known().has(present) && !/^Etc\/GMT[+-]\d{1,2}$/.test(present)) return undefined;
  if (kept.size < mostKept) kept.set(name, present);
  return present;
}

/** Making a formatter takes longer than anything that is done with its zone. */
const kept = new Map<string, string>();
const mostKept = 2000;

/** All zones to choose from, by the names under which they are kept. */
export function timeZoneNames(): string[] {
  return [...known()];
}

/** As this engine names it; undefined for what it does not know. */
function canonicalName(name: string): string | undefined {
  // An offset such as `+02:00` is no zone: it has no summer time.
  if (!/^[A-Z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

let names: ReadonlySet<string> | undefined;

function known(): ReadonlySet<string> {
  names ??= new Set(
    [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((name) => presentNames[name] ?? name).toSorted(),
  );
  return names;
}

/**
 * Present names of zones for which V8 and Safari keep the name of the nineties (attribute `iana` of CLDR's
 * `common/bcp47/timezone.xml`).
 */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  UTC: 'Etc/UTC',
};
