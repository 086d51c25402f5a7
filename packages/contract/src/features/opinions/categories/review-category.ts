/** Letters in the name of a review category, and in one of its phrases. */
export const reviewCategoryMaxLength = 60;

export const phraseMaxLength = 80;

/** Phrases of one category. */
export const phrasesAtMost = 100;

/** Categories that a company can keep, those without automatic categorisation included. */
export const reviewCategoriesAtMost = 200;

/** Reviews that are tagged at once. */
export const taggedAtOnce = 10_000;

/** Who put a review into a category, or said how it sounds: a person, a phrase, or the model. */
export const tagSources = ['manual', 'rule', 'model'] as const;

/** One origin of a tag or a sentiment. */
export type TagSource = (typeof tagSources)[number];
