import type { Schemas } from '../../client/schema.ts';

/** Keywords, websites, search locations and log-in of the test company. */
export interface TestPresence {
  parent: Schemas['ParentCompany'] | null;
  /** Companies in the register of VAT payers. */
  register: Schemas['RegisteredCompany'][];
  websites: Schemas['Website'][];
  websiteKeywords: (Schemas['WebsiteKeyword'] & { website: number })[];
  keywords: Schemas['Keyword'][];
  searchLocations: Schemas['SearchLocation'][];
  suggestions: Schemas['SuggestedLocation'][];
  ssoConnection: Schemas['SsoConnection'] | null;
}

/** Returns two websites, a dozen keywords and the search locations. */
export function testPresence(now: Date): TestPresence {
  const createdAt = new Date(now.getTime() - 40 * 86_400_000).toISOString();
  return {
    parent: null,
    register: testRegister.map((company) => ({ ...company })),
    websites: [
      {
        id: 1,
        url: 'https://kawiarnialipa.pl/',
        name: 'Kawiarnia Lipa',
        keywords_count: 3,
        created_at: createdAt,
      },
      {
        id: 2,
        url: 'https://sklep.kawiarnialipa.pl/',
        name: 'Sklep z kawą',
        keywords_count: 0,
        created_at: createdAt,
      },
    ],
    websiteKeywords: [
      { id: 1, website: 1, keyword: 'kawiarnia kraków', search_location: 1 },
      { id: 2, website: 1, keyword: 'śniadania kraków', search_location: 1 },
      { id: 3, website: 1, keyword: 'kawiarnia warszawa', search_location: 2 },
    ],
    keywords: [
      keyword(1, 'kawiarnia', createdAt),
      keyword(2, 'dobra kawa', createdAt),
      keyword(3, 'sernik', createdAt),
      keyword(4, 'śniadania', createdAt),
      keyword(5, 'kawiarnia z ogródkiem', createdAt, { group: 1, name: 'Kawiarnie z ogródkiem' }),
      keyword(6, 'kawiarnia przy dworcu', createdAt, { group: 2, name: 'Przy dworcu' }),
      keyword(7, 'kawiarnia rynek', createdAt, { facility: 1, name: 'Kawiarnia Lipa, Rynek Główny 12' }),
    ],
    searchLocations: [
      place(1, 'Kraków', 'małopolskie', 50.0614, 19.9372),
      place(2, 'Warszawa', 'mazowieckie', 52.2297, 21.0122),
    ],
    suggestions: [
      suggestion('Wrocław', 'dolnośląskie', 4),
      suggestion('Gdańsk', 'pomorskie', 2),
      suggestion('Łódź', 'łódzkie', 1),
    ],
    ssoConnection: null,
  };
}

/** Towns of the autocompletion. */
export const testTowns: readonly Schemas['PlaceSuggestion'][] = [
  { place_id: 'krakow', name: 'Kraków', description: 'Kraków, małopolskie, Polska' },
  { place_id: 'poznan', name: 'Poznań', description: 'Poznań, wielkopolskie, Polska' },
  { place_id: 'katowice', name: 'Katowice', description: 'Katowice, śląskie, Polska' },
  { place_id: 'kielce', name: 'Kielce', description: 'Kielce, świętokrzyskie, Polska' },
];

export const testCompanyCategories: readonly Schemas['CompanyCategory'][] = [
  { id: 1, name: 'Gastronomia' },
  { id: 2, name: 'Handel detaliczny' },
  { id: 3, name: 'Hotelarstwo' },
  { id: 4, name: 'Piekarnia i cukiernia' },
  { id: 5, name: 'Zdrowie i uroda' },
];

export const testCountries: readonly Schemas['Country'][] = [
  { code: 'PL', name: 'Polska' },
  { code: 'CZ', name: 'Czechy' },
  { code: 'DE', name: 'Niemcy' },
  { code: 'ES', name: 'Hiszpania' },
  { code: 'SK', name: 'Słowacja' },
];

export const testTimezones: readonly Schemas['Timezone'][] = [
  { name: 'America/New_York', offset_minutes: -300 },
  { name: 'Europe/London', offset_minutes: 0 },
  { name: 'Europe/Madrid', offset_minutes: 60 },
  { name: 'Europe/Warsaw', offset_minutes: 60 },
  { name: 'Asia/Tokyo', offset_minutes: 540 },
];

const testRegister: readonly Schemas['RegisteredCompany'][] = [
  {
    tax_number: '6762462340',
    name: 'Kawiarnia Lipa sp. z o.o.',
    street: 'Rynek Główny',
    house_number: '12',
    postal_code: '31-042',
    city: 'Kraków',
    country: 'PL',
  },
  {
    tax_number: '1234563218',
    name: 'Piekarnia Ziarno s.c.',
    street: 'Długa',
    house_number: '8/2',
    postal_code: '80-827',
    city: 'Gdańsk',
    country: 'PL',
  },
];

interface Scope {
  group?: number;
  facility?: number;
  name: string;
}

function keyword(id: number, text: string, createdAt: string, scope?: Scope): Schemas['Keyword'] {
  return {
    id,
    keyword: text,
    scope: scope?.group ? 'group' : scope?.facility ? 'facility' : 'company',
    group: scope?.group ?? null,
    facility: scope?.facility ?? null,
    scope_name: scope?.name ?? '',
    concerns_other_locations: false,
    created_at: createdAt,
  };
}

function place(id: number, name: string, region: string, latitude: number, longitude: number) {
  return { id, name, region, country: 'PL', latitude, longitude };
}

function suggestion(name: string, region: string, count: number): Schemas['SuggestedLocation'] {
  return {
    suggestion: `${name}|${region}|PL`,
    name,
    region,
    country: 'PL',
    latitude: null,
    longitude: null,
    facilities_count: count,
  };
}
