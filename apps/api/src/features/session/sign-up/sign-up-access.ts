import { maySignUp, type SignUpLink } from '@pinfold/contract/features/session/account';
import type { Config } from '../../../config.ts';
import { listed } from '../listed.ts';

/** Whether a link lets its holder sign up in this installation. */
export function isSignUpOpen(config: Config, link: SignUpLink): boolean {
  return maySignUp(link, listed(config.PINFOLD_SIGN_UP_ACCESS));
}
