import type { Language } from '@pinfold/contract/languages';
import type { LocatorProblem } from '../../locator-source.ts';

/** What the view of a store locator says, in one language. Owners’ texts are shown as they wrote them. */
export interface LocatorWords {
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
