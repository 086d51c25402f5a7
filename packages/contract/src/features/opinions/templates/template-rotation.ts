/** A review that takes part in a rotation. */
interface RotatedReview {
  id: number;
  locationId: number;
}

/**
 * Which of several texts each review gets. Each is used as often as the others, give or take one, and the same reviews
 * always get the same ones, in whatever order they are named. Neighbours at one location differ, because a customer
 * reads them below each other.
 */
export function rotateTemplates<Template>(
  reviews: readonly RotatedReview[],
  templates: readonly Template[],
): Map<number, Template> {
  const ordered = reviews.toSorted((a, b) => a.locationId - b.locationId || a.id - b.id);
  const first = ordered[0]?.id ?? 0;
  const chosen = new Map<number, Template>();
  ordered.forEach(({ id }, index) => {
    const template = templates[(first + index) % templates.length];
    if (template !== undefined) chosen.set(id, template);
  });
  return chosen;
}

/** How alike the texts of a bulk reply are. */
interface Alikeness {
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
export function exceedsSimilarity({ accepted, mostAlike }: Alikeness): boolean {
  return mostAlike >= 5 && mostAlike * 4 > accepted;
}
