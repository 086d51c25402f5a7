import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { ApiError } from '../client/api-error.ts';
import type { TranslationKey } from '../i18n/message-key.ts';

/** What surrounds a failing call: the same answer means different things in different places. */
export interface ErrorSituation {
  /** The company in use; undefined before it is known. */
  company?:
    | { is_subscription_plan_client: boolean; is_paying: boolean; has_billing_subscription: boolean }
    | undefined;
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** Which part of the product asked, where that matters. */
  operation?: 'import' | 'wizard_company_profile' | undefined;
  /** The reader already is where the button would lead. */
  isOnSubscriptionSettings?: boolean | undefined;
  /** The log-in form is on screen, so that there is no need to go there. */
  isOnLogin?: boolean | undefined;
}

/** Words to show: the API's own sentence, or one of ours by key. */
export type ReactionMessage = { text: string } | { key: TranslationKey };

/** What to do about an error. Data only: whoever shows it decides how. */
export type Reaction<Message = ReactionMessage> =
  | { kind: 'silent' }
  | { kind: 'toast'; message: Message }
  | { kind: 'sign_out'; message: Message; goToLogin: boolean }
  | { kind: 'modal'; message: Message; action: ModalAction }
  | { kind: 'maintenance'; message: Message; track: boolean };

/** The modal's button. */
export type ModalAction = 'ok' | 'subscription_settings' | 'contact_support';

/** Decides what an error calls for (product spec, section 8). */
export function errorPolicy(error: ApiError, situation: ErrorSituation = {}): Reaction {
  switch (error.kind) {
    case 'aborted':
      return { kind: 'silent' };
    case 'network':
      return toast(error.code === 'timeout' ? 'error.timeout' : 'error.network');
    case 'parsing':
      return toast('error.parsing');
    case 'http':
      return reactToStatus(error, situation);
  }
}

function reactToStatus(error: ApiError, situation: ErrorSituation): Reaction {
  switch (error.status) {
    case 400:
      return { kind: 'toast', message: firstMessage(error, 'error.bad_request') };
    case 401:
      return { kind: 'sign_out', message: { key: 'error.unauthorized' }, goToLogin: !situation.isOnLogin };
    case 402:
      return reactToUnpaid(error, situation);
    case 403:
      if (error.code === 'demo_read_only') return modal({ key: 'error.demo' }, 'contact_support');
      return { kind: 'toast', message: firstMessage(error, 'error.forbidden') };
    case 404:
      return toast('error.not_found');
    case 409:
      return { kind: 'toast', message: firstMessage(error, 'error.generic') };
    case 429:
      return reactToRefusedPlan(error, situation);
    case 500:
      return reactToCrash(situation);
    case 503:
      return { kind: 'maintenance', message: { key: 'error.maintenance' }, track: true };
    default:
      return toast('error.generic');
  }
}

function reactToUnpaid(error: ApiError, { company, isOnSubscriptionSettings }: ErrorSituation): Reaction {
  const isUnpaidClient =
    company?.is_subscription_plan_client && !company.is_paying && !company.has_billing_subscription;
  if (isUnpaidClient) return { kind: 'silent' };
  if (error.code === 'unpaid_subscription' || error.detail === 'unpaid_subscription')
    return modal({ key: 'error.account_suspended' }, 'contact_support');
  return modal(
    { key: 'error.subscription_expired' },
    isOnSubscriptionSettings ? 'ok' : 'subscription_settings',
  );
}

function reactToRefusedPlan(error: ApiError, situation: ErrorSituation): Reaction {
  if (situation.operation === 'import') return modal({ key: 'error.import_limit' }, 'ok');
  return modal(firstMessage(error, 'error.wrong_plan'), 'ok');
}

function reactToCrash(situation: ErrorSituation): Reaction {
  if (situation.operation === 'wizard_company_profile')
    return { kind: 'sign_out', message: { key: 'error.server' }, goToLogin: true };
  if (situation.featureFlags?.includes('service_unavailable'))
    return { kind: 'maintenance', message: { key: 'error.maintenance' }, track: false };
  return toast('error.server');
}

function firstMessage(error: ApiError, otherwise: TranslationKey): ReactionMessage {
  const text = error.errors[0]?.message ?? error.detail;
  return text ? { text } : { key: otherwise };
}

function toast(key: TranslationKey): Reaction {
  return { kind: 'toast', message: { key } };
}

function modal(message: ReactionMessage, action: ModalAction): Reaction {
  return { kind: 'modal', message, action };
}
