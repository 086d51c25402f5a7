import type { ApiError } from '../client/api-error.ts';
import type { Translate } from '../i18n/i18n.ts';

/**
 * Returns why something could not be read, for the place where it would stand: that the session has ended, the API's
 * own words, else whether it was the network or the server.
 */
export function failureText({ status, detail, kind }: ApiError, translate: Translate): string {
  if (status === 401) return translate('error.unauthorized');
  return detail ?? translate(kind === 'network' ? 'error.network' : 'error.server');
}
