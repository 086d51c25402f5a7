import { authPaths } from '../../../routing/auth-paths.ts';

/** What decides whether a user still has to choose how they will use the product. */
export interface AccountState {
  isLoggedIn: boolean;
  /** How many companies they belong to; undefined until it is known. */
  companyCount: number | undefined;
}

/** Returns where a reader of the choice of an account type is led: undefined to stay, null while it is not known. */
export function placeOfAccount({ isLoggedIn, companyCount }: AccountState): string | undefined | null {
  if (!isLoggedIn) return authPaths.login;
  if (companyCount === undefined) return null;
  return companyCount > 0 ? authPaths.home : undefined;
}
