import { standardPlan } from '@pinfold/contract/access/plan';
import type { companies } from '../features/company/company.table.ts';

type CompanyValues = Partial<typeof companies.$inferInsert>;

const limits = { planLimits: { ...standardPlan.limits } };

/** Profiles of the demo's companies. The VAT register has those with a tax number. */
export const demoProfiles = {
  lipa: {
    ...limits,
    taxNumber: '9991001010',
    street: 'Józefa',
    houseNumber: '9/3',
    postalCode: '31-056',
    city: 'Kraków',
    phoneNumber: '+48 12 422 10 10',
    email: 'biuro@kawiarnialipa.example',
    categoryId: 1,
  },
  ziarno: {
    ...limits,
    taxNumber: '9991002009',
    street: 'Długa',
    houseNumber: '48',
    postalCode: '31-146',
    city: 'Kraków',
    phoneNumber: '+48 12 633 48 48',
    email: 'piekarnia@piekarniaziarno.example',
    categoryId: 6,
  },
  sowa: {
    ...limits,
    taxNumber: '9991003003',
    street: 'Taczaka',
    houseNumber: '11',
    postalCode: '61-818',
    city: 'Poznań',
    phoneNumber: '+48 61 852 11 11',
    email: 'kontakt@palarniasowa.example',
    categoryId: 8,
  },
  malwa: {
    ...limits,
    street: 'Krucza',
    houseNumber: '17',
    postalCode: '00-525',
    city: 'Warszawa',
    phoneNumber: '+48 22 621 17 17',
    email: 'bukiety@kwiaciarniamalwa.example',
    categoryId: 13,
  },
  kubus: {
    ...limits,
    taxNumber: '9991004008',
    street: 'Świętojańska',
    houseNumber: '30',
    postalCode: '81-372',
    city: 'Gdynia',
    phoneNumber: '+48 58 620 30 30',
    email: 'lody@lodziarniakubus.example',
    categoryId: 7,
  },
  bez: {
    ...limits,
    taxNumber: '9991005002',
    street: 'Dworcowa',
    houseNumber: '13',
    postalCode: '85-009',
    city: 'Bydgoszcz',
    phoneNumber: '+48 52 322 13 13',
    email: 'zamowienia@cukierniabez.example',
    categoryId: 7,
  },
} as const satisfies Record<string, CompanyValues>;

export interface DemoPresence {
  websites: { url: string; name: string; keywords: string[] }[];
  /** Cities from which the websites are looked up. */
  searchLocations: string[];
  keywords: string[];
  /** Keywords of a group of locations, by its name. */
  groupKeywords?: Record<string, string[]>;
  /** Keywords of one location, by its store code. */
  locationKeywords?: Record<string, string[]>;
}

/** What they want to be found by, and from where. */
export const demoPresence: Record<'lipa' | 'ziarno' | 'sowa', DemoPresence> = {
  lipa: {
    websites: [
      {
        url: 'https://kawiarnialipa.example/',
        name: 'Kawiarnia Lipa',
        keywords: ['kawiarnia w centrum', 'sernik na wynos', 'śniadania w kawiarni'],
      },
      {
        url: 'https://sklep.kawiarnialipa.example/',
        name: 'Sklep z kawą',
        keywords: ['kawa ziarnista sklep'],
      },
    ],
    searchLocations: ['Kraków', 'Warszawa', 'Gdańsk'],
    keywords: [
      'kawiarnia',
      'kawiarnia z ogródkiem',
      'kawa na wynos',
      'śniadania',
      'dobre ciasto',
      'kawiarnia przyjazna psom',
      'kawa speciality',
    ],
    groupKeywords: {
      Kraków: ['kawiarnia kraków', 'kawiarnia kazimierz'],
      Warszawa: ['kawiarnia warszawa śródmieście'],
    },
    locationKeywords: {
      'LIP-KRK-01': ['kawiarnia rynek główny'],
      'LIP-WAW-02': ['kawiarnia nowy świat'],
    },
  },
  ziarno: {
    websites: [
      {
        url: 'https://piekarniaziarno.example/',
        name: 'Piekarnia Ziarno',
        keywords: ['chleb na zakwasie', 'piekarnia rzemieślnicza'],
      },
    ],
    searchLocations: ['Kraków'],
    keywords: [
      'piekarnia',
      'chleb na zakwasie',
      'piekarnia czynna w niedzielę',
      'drożdżówki',
      'chleb bezglutenowy',
      'bułki na śniadanie',
      'pączki',
      'piekarnia rzemieślnicza',
    ],
  },
  sowa: {
    websites: [
      {
        url: 'https://palarniasowa.example/',
        name: 'Palarnia Sowa',
        keywords: ['palarnia kawy', 'kawa świeżo palona'],
      },
    ],
    searchLocations: ['Poznań', 'Wrocław'],
    keywords: [
      'palarnia kawy',
      'kawa speciality',
      'kawa świeżo palona',
      'kawiarnia do pracy',
      'flat white',
      'kawa przelewowa',
      'kurs baristy',
      'kawiarnia z palarnią',
    ],
  },
};
