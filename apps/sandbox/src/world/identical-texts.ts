const day = 86_400_000;

/** Remembers under which reviews of an account a text was used, to find repetition. */
export interface IdenticalTexts {
  remember(accountId: string, text: string, review: string, at: number): void;
  /** Other reviews that got the same text within the last day. */
  countOthers(accountId: string, text: string, review: string, at: number): number;
}

export function createIdenticalTexts(): IdenticalTexts {
  const uses = new Map<string, Map<string, number>>();
  const keyOf = (accountId: string, text: string) => `${accountId}\n${normalise(text)}`;

  return {
    remember(accountId, text, review, at) {
      const key = keyOf(accountId, text);
      const reviews = uses.get(key) ?? new Map<string, number>();
      reviews.set(review, at);
      uses.set(key, reviews);
    },
    countOthers(accountId, text, review, at) {
      let count = 0;
      for (const [other, usedAt] of uses.get(keyOf(accountId, text)) ?? []) {
        if (other !== review && usedAt > at - day) count += 1;
      }
      return count;
    },
  };
}

function normalise(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim();
}
