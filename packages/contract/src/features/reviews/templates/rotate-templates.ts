/** A review that takes part in a rotation. */
export interface RotatedReview {
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
