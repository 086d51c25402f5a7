let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that leaked most often, and the words and names that people make passwords of; all in lower case. They come
 * with a package, so that no password and no part of one is ever sent anywhere. Read when the first one is chosen.
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
