import { passwordFault } from '@pinfold/contract/features/session/account';
import type { Config } from '../../config.ts';
import { Problem } from '../../problem.ts';
import { isGuessable } from './passwords/is-guessable.ts';
import { knownPasswords } from './passwords/known-passwords.ts';

const productName = 'pinfold';

/**
 * Refuses a chosen password that is too short, or that is known or made of the account's own names.
 *
 * @throws Problem `password_too_short`, `password_breached`
 */
export async function checkNewPassword(
  config: Config,
  password: string,
  names: readonly string[],
): Promise<void> {
  if (passwordFault(password, config.PINFOLD_PASSWORD_MIN_LENGTH)) throw new Problem('password_too_short');
  if (isGuessable(password, await knownPasswords(), [productName, ...names]))
    throw new Problem('password_breached');
}
