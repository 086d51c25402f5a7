import type { Language } from '@pinfold/contract/languages';
import type { LocatorProblem } from '../../locator-source.ts';

/** Texts of the visitors' view in one language. Texts of the owner are not translated. */
export interface LocatorMessages {
  language: Language;
  /** Title of a locator without a name. */
  title: string;
  chooseLanguage: string;
  search: string;
  searchHint: string;
  clearText: string;
  suggestions(count: number): string;
  lookingUp: string;
  /** Kinds of suggestions, for screen readers. */
  kinds: { store: string; town: string; place: string };
  locate: string;
  locating: string;
  locationDenied: string;
  locationUnavailable: string;
  nearVisitor: string;
  near(place: string): string;
  forgetPlace: string;
  filters: string;
  openNow: string;
  moreFilters(count: number): string;
  fewerFilters: string;
  results(count: number): string;
  fetchingMore: string;
  list: string;
  away: string;
  rating(average: string, count: number): string;
  directions: string;
  directionsTo(name: string): string;
  call: string;
  callTo(name: string): string;
  details: string;
  detailsOf(name: string): string;
  loading: string;
  nothingYet: string;
  nothingMatches: string;
  nothingMatchesHint: string;
  nothingWithin(distance: string): string;
  clearAll: string;
  guess(text: string): string;
  problems: Record<LocatorProblem, string>;
  retry: string;
  offline: string;
  detailsFailed: string;
  back: string;
  show: string;
  showList: string;
  showMap: string;
  map: string;
  mapFailed: string;
  write: string;
  website: string;
  newWindow: string;
  openUntil(time: string): string;
  closesAt(time: string): string;
  alwaysOpen: string;
  closed: string;
  closedForNow: string;
  closedToday: string;
  opensAt(time: string): string;
  opensTomorrowAt(time: string): string;
  /** A weekday from 0 for Monday. */
  opensOnAt(weekday: number, time: string): string;
  opensOnDate(date: string): string;
}

interface Forms {
  one: string;
  /** Polish alone has it. */
  few?: string;
  other: string;
}

/** Returns the plural form for a whole count, with `#` replaced by the number. */
export function plural(language: Language, count: number, { one, few, other }: Forms): string {
  const form = count === 1 ? one : few && isFew(count) ? few : other;
  return form.replace('#', grouped(count, language));
}

/** 2 to 4, 22 to 24 and so on, but not 12 to 14. `Intl.PluralRules` takes longer to create than a card to render. */
function isFew(count: number): boolean {
  return count % 10 > 1 && count % 10 < 5 && Math.floor(count / 10) % 10 !== 1;
}

/** Separators as of `Intl.NumberFormat`, whose creation takes a slow phone longer than rendering the list. */
const marks: Readonly<Record<Language, { groups: string; decimals: string }>> = {
  pl: { groups: '\u00a0', decimals: ',' },
  en: { groups: ',', decimals: '.' },
  es: { groups: '.', decimals: ',' },
};

/** Formats a whole number with thousands separators. */
export function grouped(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, marks[language].groups);
}

/** Formats an average with one decimal: 4,0. */
export function inTenths(average: number, language: Language): string {
  return average.toFixed(1).replace('.', marks[language].decimals);
}
