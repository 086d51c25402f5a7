import type joining from './locales/pl/account/joining.json';
import type settings from './locales/pl/account/settings.json';
import type company from './locales/pl/company/company.json';
import type pages from './locales/pl/front/pages.json';
import type frontRouting from './locales/pl/front/routing.json';
import type session from './locales/pl/front/session.json';
import type shared from './locales/pl/front/shared.json';
import type billing from './locales/pl/inside/billing.json';
import type dashboard from './locales/pl/inside/dashboard.json';
import type externalChanges from './locales/pl/inside/external-changes.json';
import type publications from './locales/pl/inside/publications.json';
import type rankings from './locales/pl/inside/rankings.json';
import type reviews from './locales/pl/inside/reviews.json';
import type routing from './locales/pl/inside/routing.json';
import type shell from './locales/pl/inside/shell.json';
import type storeLocator from './locales/pl/inside/store-locator.json';
import type team from './locales/pl/inside/team.json';
import type details from './locales/pl/listings/details.json';
import type locations from './locales/pl/listings/locations.json';

type StoredKey =
  | keyof typeof pages
  | keyof typeof frontRouting
  | keyof typeof session
  | keyof typeof shared
  | keyof typeof billing
  | keyof typeof dashboard
  | keyof typeof externalChanges
  | keyof typeof publications
  | keyof typeof rankings
  | keyof typeof reviews
  | keyof typeof routing
  | keyof typeof shell
  | keyof typeof storeLocator
  | keyof typeof team
  | keyof typeof joining
  | keyof typeof settings
  | keyof typeof company
  | keyof typeof locations
  | keyof typeof details;

/** Every text as it is asked for: `trial` stands for all its plural forms. */
export type TextKey = WithoutPlural<StoredKey>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;
