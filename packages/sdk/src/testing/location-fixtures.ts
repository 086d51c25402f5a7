import type { Schemas } from '../client/schema.ts';

/** The locations of the test company. */
export const testLocations: [Schemas['LocationSummary'], ...Schemas['LocationSummary'][]] = [
  location(1, 'Rynek Główny 12', '31-042', 'Kraków', 'LIP-KRK-01'),
  location(2, 'Puławska 45', '02-508', 'Warszawa', 'LIP-WAW-01'),
  location(3, 'Świdnicka 8', '50-067', 'Wrocław', 'LIP-WRO-01'),
  location(4, 'Długa 3', '80-827', 'Gdańsk', 'LIP-GDA-01'),
  location(5, 'Piotrkowska 101', '90-425', 'Łódź', 'LIP-LDZ-01'),
  location(6, 'Półwiejska 20', '61-888', 'Poznań', 'LIP-POZ-01'),
  location(7, 'Mariacka 7', '40-014', 'Katowice', 'LIP-KAT-01'),
];

/** As many locations as are asked for: the test company's own, then some made up. */
export function manyLocations(count = testLocations.length): Schemas['LocationSummary'][] {
  const more = Math.max(0, count - testLocations.length);
  const made = Array.from({ length: more }, (_, index) => {
    const id = testLocations.length + index + 1;
    const { city } = testLocations[index % testLocations.length] ?? testLocations[0];
    return location(id, `Lipowa ${id}`, '00-001', city, `LIP-${String(id).padStart(5, '0')}`);
  });
  return [...testLocations, ...made].slice(0, count);
}

export const testGroups: Schemas['LocationGroup'][] = [
  { id: 1, name: 'Kawiarnie z ogródkiem', is_label_group: false, labels: [], facilities_count: 3 },
  { id: 2, name: 'Przy dworcu', is_label_group: true, labels: ['dworzec'], facilities_count: 2 },
];

/** Which locations each group holds. */
export const testGroupMembers: Readonly<Record<number, readonly number[]>> = { 1: [1, 4, 6], 2: [2, 7] };

export const testTags: Schemas['ReviewCategory'][] = [
  { id: 1, name: 'Czas oczekiwania' },
  { id: 2, name: 'Kawa' },
  { id: 3, name: 'Obsługa' },
];

function location(id: number, street: string, postalCode: string, city: string, storeCode: string) {
  return {
    id,
    name: 'Kawiarnia Lipa',
    formatted_address: `${street}, ${postalCode} ${city}`,
    city,
    store_code: storeCode,
    is_verified: true,
  };
}
