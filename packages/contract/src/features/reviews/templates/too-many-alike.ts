/** How alike the texts of a bulk reply are. */
export interface Alikeness {
  /** Customers who would be answered. */
  accepted: number;
  /** Customers who would read the text that is sent most often. */
  mostAlike: number;
}

/** How alike the texts of a bulk reply are, letter for letter but for blanks. */
export function alikenessOf(texts: Iterable<string>): Alikeness & { distinct: number } {
  const counts = new Map<string, number>();
  let accepted = 0;
  let mostAlike = 0;
  for (const text of texts) {
    const key = text.replaceAll(/\s+/g, ' ').trim();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    mostAlike = Math.max(mostAlike, count);
    accepted += 1;
  }
  return { accepted, distinct: counts.size, mostAlike };
}

/** Whether customers would notice that they all read the same, as the provider does, which refuses repetitive replies. */
export function areTooManyAlike({ accepted, mostAlike }: Alikeness): boolean {
  return mostAlike >= 5 && mostAlike * 4 > accepted;
}
