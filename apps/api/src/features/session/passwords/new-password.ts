import { passwordFault } from '@pinfold/contract/features/session/account';
import type { Config } from '../../../config.ts';
import { Problem } from '../../../problem.ts';

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

/** Shorter parts of a name stand in many a good password by chance. */
const shortestName = 3;

/**
 * Whether a password is easy to guess: known, also with common endings; made of the given names; or a repetition of few
 * characters.
 */
export function isGuessable(password: string, known: ReadonlySet<string>, names: readonly string[]): boolean {
  const whole = password.normalize('NFC').toLowerCase();
  return (
    known.has(whole) ||
    known.has(withoutEnding(whole)) ||
    isRepetition(whole) ||
    isMadeOf(whole, names.flatMap(partsOfName))
  );
}

/** Digits, exclamation marks and the like, which satisfy rules and guess as easily. */
function withoutEnding(password: string): string {
  return password.replace(/[^\p{L}]+$/u, '');
}

function isRepetition(password: string): boolean {
  return /^(.{1,4})\1+$/su.test(password);
}

/** Nothing is left of it but digits and signs once the names are taken out. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  let rest = password;
  for (const name of longestFirst) rest = rest.replaceAll(name, '');
  return rest !== password && !/\p{L}{2}/u.test(rest);
}

function partsOfName(name: string): string[] {
  const whole = name.normalize('NFC').toLowerCase();
  return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= shortestName);
}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * The most frequent leaked passwords, and words and names that passwords are made of; in lower case. They come with a
 * package, so that no part of a password is ever sent anywhere. Loaded when the first password is chosen.
 */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  return (known ??= readKnownPasswords());
}

async function readKnownPasswords(): Promise<ReadonlySet<string>> {
  const [common, english, polish] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-pl'),
  ]);
  const lists = [common, english, polish].flatMap(({ dictionary }) => Object.values(dictionary));
  return new Set(lists.flat().map((word) => word.toLowerCase()));
}
