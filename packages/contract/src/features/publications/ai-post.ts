/** What the model writes a post in: the language that the brief is written in, or always the same one. */
export const aiPostLanguages = ['brief', 'pl', 'en', 'es'] as const;

/** One choice of the language of a post. */
export type AiPostLanguage = (typeof aiPostLanguages)[number];

/** Characters at most in what somebody wants a post to say. */
export const briefMaxLength = 1000;

/** What the model has to write about. */
export interface AiPostBrief {
  /** What somebody wants the post to say. */
  brief: string;
  title: string;
  summary: string;
}

/** Why the model is not asked for a post; undefined when it can be: it invents nothing, so something must be said. */
export function aiPostRefusal({ brief, title, summary }: AiPostBrief): 'brief_missing' | undefined {
  return [brief, title, summary].some((text) => text.trim() !== '') ? undefined : 'brief_missing';
}
