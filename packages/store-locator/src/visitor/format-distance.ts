import type { Language } from '@pinfold/contract/languages';

const kilometresInMile = 1.609344;

/** A distance as people say it: metres below a kilometre, tenths below ten. */
export function formatDistance(kilometres: number, unit: 'km' | 'mi', language: Language): string {
  if (unit === 'km' && kilometres < 0.995)
    return inUnit(Math.max(10, Math.round(kilometres * 100) * 10), 'meter', language, 0);
  const distance = unit === 'mi' ? kilometres / kilometresInMile : kilometres;
  return inUnit(distance, unit === 'mi' ? 'mile' : 'kilometer', language, distance < 9.95 ? 1 : 0);
}

function inUnit(value: number, unit: string, language: Language, digits: number): string {
  const key = `${language} ${unit} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(value);
}

const formats = new Map<string, Intl.NumberFormat>();
