import type { TemplateValues } from './template-variables.ts';

/** What a review tells a template. */
export interface TemplatedReview {
  rating: number;
  author: { name: string; is_anonymous: boolean };
  location: { name: string; city: string };
}

/** What a review puts in the places of a template's variables. Whoever hides behind the provider's name has none. */
export function templateValuesOf({ rating, author, location }: TemplatedReview): TemplateValues {
  const name = author.name.trim();
  const isNobody = author.is_anonymous || name === '' || providersNames.test(name);
  return { name: isNobody ? undefined : name, location: location.name, city: location.city, rating };
}

/** What Google calls customers who give no name. */
const providersNames =
  /^(a google user|google user|użytkownik google|un usuario de google|usuario de google)$/i;
