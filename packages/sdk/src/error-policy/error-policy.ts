import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { ApiError } from '../client/api-error.ts';
import type { MessageValues } from '../i18n/i18n.ts';
import type { TranslationKey } from '../i18n/namespaces.ts';
import {
  type CatalogueEntry,
  errorCatalogue,
  type ErrorEvent,
  errorEvents,
  type ErrorTrigger,
  type ModalAction,
} from './error-catalogue.ts';

/** What a call was made for, where the catalogue distinguishes it. */
export type ErrorOperation = ErrorEvent | 'import' | 'create_listing' | 'wizard_company_profile';

/** Context of a failed call: the same status calls for different reactions in different places. */
export interface ErrorSituation {
  /** The company in use; undefined before it is known. */
  company?:
    | { is_subscription_plan_client: boolean; is_paying: boolean; has_billing_subscription: boolean }
    | undefined;
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** The operation that made the call, if the catalogue distinguishes it. */
  operation?: ErrorOperation | undefined;
  /** Says that the reader meets the error where it came about, so that a toast or modal is `inline`. */
  isShownInPlace?: boolean | undefined;
  /** Values of the message's placeholders, for example the name of a listing. */
  values?: MessageValues | undefined;
  /** The user is already on the page that the button opens. */
  isOnSubscriptionSettings?: boolean | undefined;
  /** The log-in form is on screen, so that there is no need to go there. */
  isOnLogin?: boolean | undefined;
}

/** The message: the API's own text, or a translation key with its values. */
export type ReactionMessage = { text: string } | { key: TranslationKey; values?: MessageValues };

/**
 * How to present an error, as data only. `inline` is shown beside the field or action that it concerns, `page` in place
 * of the page; the component that made the call renders both.
 */
export type Reaction<Message = ReactionMessage> =
  | { kind: 'silent' }
  | { kind: 'toast' | 'inline' | 'page'; message: Message }
  | { kind: 'sign_out'; message: Message; goToLogin: boolean }
  | { kind: 'modal'; message: Message; action: ModalAction }
  | { kind: 'maintenance'; message: Message; track: boolean };

/**
 * Returns the reaction of the first matching entry in the error catalogue (product spec, section 8). Errors without a
 * failed call are passed by their name there.
 *
 * @example
 * ```ts
 * errorPolicy(error, { operation: 'timezone_update' }); // a toast: the time zone could not be changed
 * errorPolicy('delivery_failed', { values: { name: 'Kawiarnia Lipa' } });
 * ```
 */
export function errorPolicy(error: ApiError | ErrorEvent, situation: ErrorSituation = {}): Reaction {
  const entry = errorCatalogue.find(({ on }) =>
    typeof error === 'string' ? isPlainly(on, error) : isMet(on, error, situation),
  );
  return reactionOf(entry ?? anyOther, error, situation);
}

const anyOther: CatalogueEntry = { on: {}, place: 'toast', message: 'error.generic' };

/** Whether a name stands in the catalogue for something that went wrong. */
export function isErrorEvent(name: unknown): name is ErrorEvent {
  const names: readonly unknown[] = Object.values(errorEvents).flat();
  return names.includes(name);
}

/** An entry that asks for nothing but the event. */
function isPlainly({ event, status, code }: ErrorTrigger, name: string): boolean {
  return event === name && !status && !code;
}

function isMet(on: ErrorTrigger, error: ApiError, situation: ErrorSituation): boolean {
  return (
    (on.kind ?? 'http') === error.kind &&
    is(on.status, error.status) &&
    // An older API says it in `detail` alone.
    is(on.code, error.code ?? error.detail) &&
    is(on.event, situation.operation) &&
    (!on.hasWords || givenWords(error) !== undefined) &&
    (!on.flag || Boolean(situation.featureFlags?.includes(on.flag))) &&
    (!on.company || owesWithoutBilling(situation))
  );
}

function is<Value>(wanted: Value | undefined, given: Value | undefined): boolean {
  return wanted === undefined || wanted === given;
}

function owesWithoutBilling({ company }: ErrorSituation): boolean {
  return Boolean(
    company?.is_subscription_plan_client && !company.is_paying && !company.has_billing_subscription,
  );
}

function reactionOf(
  entry: CatalogueEntry,
  error: ApiError | ErrorEvent,
  situation: ErrorSituation,
): Reaction {
  const { also } = entry;
  const message = messageOf(entry, error, situation);
  const place = placeOf(entry, situation);
  if (place === 'silent') return { kind: 'silent' };
  if (place === 'modal') return { kind: 'modal', message, action: actionOf(entry, situation) };
  if (also === 'sign_out') return { kind: 'sign_out', message, goToLogin: !situation.isOnLogin };
  if (also) return { kind: 'maintenance', message, track: also === 'tracked_maintenance' };
  return { kind: place, message };
}

function placeOf({ place }: CatalogueEntry, { isShownInPlace }: ErrorSituation): CatalogueEntry['place'] {
  return isShownInPlace && (place === 'toast' || place === 'modal') ? 'inline' : place;
}

function actionOf({ action = 'ok' }: CatalogueEntry, situation: ErrorSituation): ModalAction {
  return action === 'subscription_settings' && situation.isOnSubscriptionSettings ? 'ok' : action;
}

function messageOf(
  { message = 'error.generic', isGivenFirst }: CatalogueEntry,
  error: ApiError | ErrorEvent,
  { values }: ErrorSituation,
): ReactionMessage {
  const text = isGivenFirst && typeof error !== 'string' ? givenWords(error) : undefined;
  if (text !== undefined) return { text };
  return values ? { key: message, values } : { key: message };
}

/** The first message of a refusal that is meant for people. */
function givenWords({ errors, detail }: ApiError): string | undefined {
  return errors[0]?.message ?? detail;
}
