/** Shorter parts of a name stand in many a good password by chance. */
const shortestName = 3;

/**
 * Whether a password is among the first that somebody would try: known with or without what people put at its end,
 * made of the names given, or the same few characters over and over.
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
