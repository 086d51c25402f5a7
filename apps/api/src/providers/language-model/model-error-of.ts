import { APIError } from 'openai';
import { ModelError, type ModelFailure } from './language-model.ts';

/** Whatever went wrong on the way to a model, in our words. */
export function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (!(error instanceof APIError)) return new ModelError('model_unavailable', { cause: error });
  const retryAfter = secondsOf(error.headers?.get('Retry-After'));
  return new ModelError(failureOf(error), { cause: error, ...(retryAfter !== undefined && { retryAfter }) });
}

/** An account without money also answers 429, but waiting does not help there (platform.openai.com/docs/guides/error-codes). */
function failureOf({ status, code }: APIError): ModelFailure {
  if (code === 'content_filter' || code === 'content_policy_violation') return 'model_refused';
  return status === 429 && code !== 'insufficient_quota' ? 'model_busy' : 'model_unavailable';
}

function secondsOf(header: string | null | undefined): number | undefined {
  const seconds = Number(header ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
