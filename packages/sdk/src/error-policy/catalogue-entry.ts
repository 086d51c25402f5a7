import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { ApiErrorKind } from '../client/api-error.ts';
import type { TranslationKey } from '../i18n/namespaces.ts';

/** Where the reader meets an error: `inline` beside what it concerns, `page` in place of everything. */
export type ErrorPlace = 'toast' | 'modal' | 'inline' | 'page' | 'silent';

/** The modal's button. */
export type ModalAction = 'ok' | 'subscription_settings' | 'contact_support';

/** What brings an entry about. Whatever is named has to hold; an event alone needs no failing call. */
export interface ErrorTrigger {
  kind?: ApiErrorKind;
  status?: number;
  code?: ProblemCode | 'timeout';
  /** The API said something for people. */
  hasWords?: true;
  /** The part of the product that asked, or what happened there without a call. */
  event?: string;
  flag?: FeatureFlag;
  company?: 'unpaid_without_billing';
}

/** One line of the error catalogue (product spec, section 8). */
export interface CatalogueEntry {
  on: ErrorTrigger;
  place: ErrorPlace;
  /** Left out where nothing is said. */
  message?: TranslationKey;
  /** The API's own sentence comes first. */
  isGivenFirst?: true;
  /** @default 'ok' */
  action?: ModalAction;
  /** What else happens on the way to a page. */
  also?: 'sign_out' | 'maintenance' | 'tracked_maintenance';
}
