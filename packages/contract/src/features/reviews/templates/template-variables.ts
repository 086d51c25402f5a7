/** What a template can speak of, between braces. */
export const templateVariables = ['name', 'location', 'city', 'rating'] as const;

/** One word that a template is filled with. */
export type TemplateVariable = (typeof templateVariables)[number];

/** What one review puts in their places. */
export interface TemplateValues {
  /** What the customer is called; undefined when nobody knows. */
  name: string | undefined;
  location: string;
  city: string;
  rating: number;
}
