import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { MessageValues } from '../i18n/i18n.ts';
import type { ErrorEvent } from './error-events.ts';

/** What surrounds a failing call: the same answer means different things in different places. */
export interface ErrorSituation {
  /** The company in use; undefined before it is known. */
  company?:
    | { is_subscription_plan_client: boolean; is_paying: boolean; has_billing_subscription: boolean }
    | undefined;
  featureFlags?: readonly FeatureFlag[] | undefined;
  /** Which part of the product asked, where that matters. */
  operation?: ErrorEvent | 'import' | 'create_listing' | 'wizard_company_profile' | undefined;
  /** Fills the braces of the message, for example the name of a listing. */
  values?: MessageValues | undefined;
  /** The reader already is where the button would lead. */
  isOnSubscriptionSettings?: boolean | undefined;
  /** The log-in form is on screen, so that there is no need to go there. */
  isOnLogin?: boolean | undefined;
}
