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
    for (const zone of zonesOf(region)) if (!regions.has(zone)) regions.set(zone, region);
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
