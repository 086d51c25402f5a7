import type { ApiError } from '../../client/api-error.ts';
import { errorPolicy } from '../../error-policy/error-policy.ts';
import type { ErrorSituation } from '../../error-policy/error-situation.ts';

/**
 * Whether a form says by itself why it was refused. An ended session, an ended plan, maintenance and the demo concern
 * more than the form, so those are left to the host.
 */
export function staysInForm(error: ApiError, situation?: ErrorSituation): boolean {
  if (error.code === 'plan_limit_reached' || error.code === 'too_many_attempts') return true;
  const { kind } = errorPolicy(error, situation);
  return kind === 'toast' || kind === 'inline';
}
