import type { Language } from '@pinfold/contract/languages';
import type { LocatorProblem } from '../../locator-source.ts';

/** What the view of a store locator says, in one language. Owners’ texts are shown as they wrote them. */
export interface LocatorMessages {
  language: Language;
  /** Where the owner gave no name. */
  title: string;
  chooseLanguage: string;
  search: string;
  searchHint: string;
  clearText: string;
  suggestions(count: number): string;
  lookingUp: string;
  /** What a suggestion is, for those who do not see its picture. */
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

/** A whole count in words, as its language inflects them; `#` is where the number stands. */
export function plural(language: Language, count: number, { one, few, other }: Forms): string {
  const form = count === 1 ? one : few && isFew(count) ? few : other;
  return form.replace('#', grouped(count, language));
}

/** 2 to 4, 22 to 24 and so on, but not 12 to 14. `Intl` knows as much, and takes longer to say so than a card to draw. */
function isFew(count: number): boolean {
  return count % 10 > 1 && count % 10 < 5 && Math.floor(count / 10) % 10 !== 1;
}

/** As `Intl.NumberFormat` writes them, the first of which takes a slow phone longer than a list. */
const marks: Readonly<Record<Language, { groups: string; decimals: string }>> = {
  pl: { groups: '\u00a0', decimals: ',' },
  en: { groups: ',', decimals: '.' },
  es: { groups: '.', decimals: ',' },
};

/** A whole number, with its thousands apart. */
export function grouped(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, marks[language].groups);
}

/** An average to a tenth: 4,0. */
export function inTenths(average: number, language: Language): string {
  return average.toFixed(1).replace('.', marks[language].decimals);
}
