import type { ApiError } from '../../client/api-error.ts';
import { errorPolicy } from '../../error-policy/error-policy.ts';
import type { ErrorSituation } from '../../error-policy/error-situation.ts';
import type { ReactionMessage } from '../../error-policy/reaction.ts';

/**
 * What a form says by itself about why it was refused. Undefined for what concerns more than the form and is left to the
 * host: an ended session, an ended plan, maintenance, the demo.
 */
export function formRefusal(error: ApiError, situation: ErrorSituation): ReactionMessage | undefined {
  if (error.status === 502) return { key: 'company.provider_unavailable' };
  const reaction = errorPolicy(error, situation);
  // Where the host stays silent about a plan that ended, a press that does nothing still needs its reason.
  if (reaction.kind === 'silent')
    return error.status === 402 ? sentenceOf(error, 'error.subscription_expired') : undefined;
  const isOwn = error.code === 'plan_limit_reached' || error.code === 'too_many_attempts';
  return isOwn || reaction.kind === 'toast' || reaction.kind === 'inline' ? reaction.message : undefined;
}

/** The field that was refused, by its name on the wire, with the API's sentence. */
export function refusedFields(error: ApiError | null): Readonly<Record<string, string>> {
  const named = (error?.errors ?? []).map(
    ({ path, message }) => [path.replace(/^body\./, ''), message] as const,
  );
  return Object.fromEntries(named);
}

function sentenceOf({ detail }: ApiError, key: 'error.subscription_expired'): ReactionMessage {
  return detail === undefined ? { key } : { text: detail };
}
