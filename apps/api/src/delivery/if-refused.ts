import { ProviderError } from './provider-error.ts';

/** Awaits a call to a provider, and what `explain` makes of its refusal. Other errors are not its business. */
export async function ifRefused<Answer, Instead>(
  call: Promise<Answer>,
  explain: (error: ProviderError) => Instead | Promise<Instead>,
): Promise<Answer | Instead> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return explain(error);
  }
}

/**
 * Awaits a call about something at a provider; undefined where it is gone. Of two deletions the second finds nothing.
 */
export function unlessGone<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return ifRefused(call, (error) => {
    if (error.kind === 'not_found') return undefined;
    throw error;
  });
}
