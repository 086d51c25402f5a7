import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { passwordFault } from '@pinfold/contract/features/session/account';
import type { Config } from '../../../config.ts';
import { Problem } from '../../../problem.ts';

const productName = 'pinfold';

/**
 * Refuses a chosen password that is too short, or that is easily guessed.
 *
 * @throws Problem `password_too_short`, `password_breached`
 */
export async function checkNewPassword(
  config: Config,
  password: string,
  names: readonly string[],
): Promise<void> {
  if (passwordFault(password, config.PINFOLD_PASSWORD_MIN_LENGTH)) throw new Problem('password_too_short');
  if (isGuessable(password, await passwordKnowledge(), [productName, ...names]))
    throw new Problem('password_breached');
}

/** What guesses are made of. */
interface PasswordKnowledge {
  /** The most frequent leaked passwords, and words and names that passwords are made of; in lower case. */
  known: ReadonlySet<string>;
  /** Counts guesses by those lists, with signs for letters, keyboards, sequences, repetitions and dates. */
  estimator: Pick<ZxcvbnFactory, 'check'>;
}

/** What a thief of the database tries at leisure has this many guesses (zxcvbn, score 3). */
const fewGuesses = 1e8;

/** What alone makes no password, however long it is. */
const drawnPatterns = ['spatial', 'sequence', 'repeat', 'regex', 'date', 'separator'];

/** Shorter parts of a name stand in many a good password by chance. */
const shortestName = 3;

/**
 * Whether a password is easy to guess: known, also with common endings; made of the given names; found within few
 * guesses; or drawn on a keyboard, counted up or repeated from end to end.
 */
export function isGuessable(
  password: string,
  { known, estimator }: PasswordKnowledge,
  names: readonly string[],
): boolean {
  const whole = password.normalize('NFC').toLowerCase();
  const parts = names.flatMap(partsOfName);
  if (known.has(whole) || known.has(withoutEnding(whole)) || isMadeOf(whole, parts)) return true;
  const { guesses, sequence } = estimator.check(password.normalize('NFC'), parts);
  return guesses < fewGuesses || sequence.every(({ pattern }) => drawnPatterns.includes(pattern));
}

/** Digits, exclamation marks and the like, which satisfy rules and guess as easily. */
function withoutEnding(password: string): string {
  return password.replace(/[^\p{L}]+$/u, '');
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

let knowledge: Promise<PasswordKnowledge> | undefined;

/**
 * The lists come with packages, so that no part of a password is ever sent anywhere. They are loaded when the first
 * password is chosen.
 */
export function passwordKnowledge(): Promise<PasswordKnowledge> {
  return (knowledge ??= readKnowledge());
}

async function readKnowledge(): Promise<PasswordKnowledge> {
  const [{ ZxcvbnFactory }, common, english, polish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-pl'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary, ...polish.dictionary };
  return {
    known: new Set(
      Object.values(dictionary)
        .flat()
        .map((word) => word.toLowerCase()),
    ),
    // Signs that stand for letters multiply what is tried: without these bounds, one long password takes seconds.
    estimator: new ZxcvbnFactory({
      dictionary,
      graphs: common.adjacencyGraphs,
      maxLength: 64,
      l33tMaxSubstitutions: 8,
    }),
  };
}
