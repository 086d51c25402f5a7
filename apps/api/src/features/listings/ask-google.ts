import { Problem } from '../../problem.ts';
import { GoogleError } from '../../providers/google-business-profile/google-error.ts';

/**
 * Asks Google while somebody waits for the answer. What is refused for what was asked stays a GoogleError.
 * @throws Problem `provider_unavailable`, or `google_account_missing` for a grant that has ended
 */
export async function askGoogle<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    if (error.kind === 'denied') throw new Problem('google_account_missing');
    if (error.kind === 'temporary' || error.kind === 'quota')
      throw new Problem('provider_unavailable', error.retryAfter ? { retryAfter: error.retryAfter } : {});
    throw error;
  }
}
