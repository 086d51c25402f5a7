import { withReturnPath } from './return-path.ts';

/** The log-in page, with the page to come back to. */
export function loginPath(returnTo?: string): string {
  return withReturnPath('/session/login', returnTo);
}
