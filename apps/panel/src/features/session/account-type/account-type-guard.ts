import { authPaths } from '../../../routing/auth-paths.ts';

/** What decides whether somebody still has to say how they will use the product. */
export interface AccountState {
  isLoggedIn: boolean;
  /** How many companies they belong to; undefined until it is known. */
  companyCount: number | undefined;
}

/** Where somebody belongs who opens the choice of an account type: undefined is here, null is not known yet. */
export function placeOfAccount({ isLoggedIn, companyCount }: AccountState): string | undefined | null {
  if (!isLoggedIn) return authPaths.login;
  if (companyCount === undefined) return null;
  return companyCount > 0 ? authPaths.home : undefined;
}
