import type { Standing } from '../world/listings/listing.ts';
import type { ReadyChange } from '../world/listings/suggestions.ts';
import type { Language } from './language.ts';

export interface ListingsTexts {
  title: string;
  intro: string;
  back: string;
  refresh: string;
  language: string;
  done: string;
  search: string;
  find: string;
  listings: string;
  none: string;
  choose: string;
  toList: string;
  first: (count: number) => string;
  state: string;
  states: Record<Standing, string>;
  double: string;
  says: string;
  seen: string;
  nothing: string;
  waiting: string;
  nothingWaits: string;
  held: string;
  publish: string;
  refuse: string;
  verify: string;
  byHand: string;
  on: string;
  off: string;
  others: string;
  who: string;
  what: string;
  change: string;
  changes: Record<ReadyChange, string>;
  by: { visitor: string; google: string; manager: string };
  updates: string;
  pin: string;
  fields: Record<string, string>;
}

export const listingsTexts: Record<Language, ListingsTexts> = {
  pl: {
    title: 'Wizytówki w piaskownicy',
    intro:
      'Tu grasz rolę Google, odwiedzających i innych menedżerów: zmieniasz wizytówki i decydujesz, co trafi na Mapy.',
    back: 'Piaskownica Google',
    refresh: 'Odśwież',
    language: 'English',
    done: 'Gotowe',
    search: 'Nazwa, kod sklepu lub miasto',
    find: 'Szukaj',
    listings: 'Wizytówki',
    none: 'Żadna wizytówka nie pasuje.',
    choose: 'Wybierz wizytówkę z listy.',
    toList: 'Wróć do listy',
    first: (count) => `Pokazano pierwsze ${count}. Zawęź wyszukiwanie.`,
    state: 'Stan',
    states: {
      live: 'Zweryfikowana',
      unverified: 'Niezweryfikowana',
      waiting: 'Weryfikacja w toku',
      suspended: 'Zawieszona',
      disabled: 'Wyłączona',
      ownership_conflict: 'Spór o własność',
    },
    double: 'Duplikat',
    says: 'Dane firmy',
    seen: 'Na Mapach',
    nothing: 'brak',
    waiting: 'Zmiany czekające na publikację',
    nothingWaits: 'Żadna zmiana nie czeka.',
    held: 'czeka na ponowną weryfikację',
    publish: 'Opublikuj',
    refuse: 'Odrzuć',
    verify: 'Zażądaj weryfikacji',
    byHand: 'Publikuj ręcznie',
    on: 'Włączone',
    off: 'Wyłączone',
    others: 'Zmiana bez wiedzy firmy',
    who: 'Kto',
    what: 'Co robi',
    change: 'Zmień',
    changes: {
      hours: 'zmienia godziny',
      phone: 'zmienia telefon',
      website: 'zmienia stronę',
      address: 'przenosi adres',
      title: 'zmienia nazwę',
      closed: 'zgłasza zamknięcie',
      attributes: 'zmienia atrybut',
    },
    by: { visitor: 'Odwiedzający', google: 'Google', manager: 'Inny menedżer' },
    updates: 'Różni się przez zmiany innych',
    pin: 'Kod weryfikacyjny',
    fields: {
      title: 'Nazwa',
      storefrontAddress: 'Adres',
      phoneNumbers: 'Telefon',
      websiteUri: 'Strona',
      regularHours: 'Godziny',
      openInfo: 'Otwarcie',
      categories: 'Kategoria',
      profile: 'Opis',
      specialHours: 'Dni specjalne',
      moreHours: 'Więcej godzin',
      serviceItems: 'Usługi',
      attributes: 'Atrybuty',
      latlng: 'Współrzędne',
      serviceArea: 'Obszar obsługi',
    },
  },
  en: {
    title: 'Sandbox listings',
    intro:
      'Here you play Google, visitors and other managers: you change listings and decide what reaches Maps.',
    back: 'Google sandbox',
    refresh: 'Refresh',
    language: 'Polski',
    done: 'Done',
    search: 'Name, store code or town',
    find: 'Search',
    listings: 'Listings',
    none: 'No listing matches.',
    choose: 'Choose a listing from the list.',
    toList: 'Back to the list',
    first: (count) => `The first ${count} are shown. Narrow the search.`,
    state: 'State',
    states: {
      live: 'Verified',
      unverified: 'Not verified',
      waiting: 'Verification under way',
      suspended: 'Suspended',
      disabled: 'Disabled',
      ownership_conflict: 'Ownership conflict',
    },
    double: 'Duplicate',
    says: 'What the business says',
    seen: 'On Maps',
    nothing: 'nothing',
    waiting: 'Edits waiting for publication',
    nothingWaits: 'No edit is waiting.',
    held: 'waits for another verification',
    publish: 'Publish',
    refuse: 'Refuse',
    verify: 'Ask for verification',
    byHand: 'Publish by hand',
    on: 'On',
    off: 'Off',
    others: 'A change the business does not know of',
    who: 'Who',
    what: 'Does what',
    change: 'Change it',
    changes: {
      hours: 'changes the hours',
      phone: 'changes the phone',
      website: 'changes the website',
      address: 'moves the address',
      title: 'changes the name',
      closed: 'reports it closed',
      attributes: 'changes an attribute',
    },
    by: { visitor: 'Visitor', google: 'Google', manager: 'Another manager' },
    updates: 'Differs because of others',
    pin: 'Verification code',
    fields: {
      title: 'Name',
      storefrontAddress: 'Address',
      phoneNumbers: 'Phone',
      websiteUri: 'Website',
      regularHours: 'Hours',
      openInfo: 'Open',
      categories: 'Category',
      profile: 'Description',
      specialHours: 'Special days',
      moreHours: 'More hours',
      serviceItems: 'Services',
      attributes: 'Attributes',
      latlng: 'Coordinates',
      serviceArea: 'Service area',
    },
  },
};
