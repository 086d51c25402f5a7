/** Who put a review into a category, or said how it sounds: a person, a phrase, or the model. */
export const tagSources = ['manual', 'rule', 'model'] as const;

/** One origin of a tag or a sentiment. */
export type TagSource = (typeof tagSources)[number];
