import { authPaths, safePath } from '../../../routing/auth-paths.ts';

/** Where somebody new says how they will use the product. */
export const accountTypePath = authPaths.accountType;

/** Where a login at an identity provider leads: a page of this panel, or the first question to somebody new. */
export function afterLogin(next: string | null): string {
  return next === accountTypePath ? next : (safePath(next) ?? '/');
}
