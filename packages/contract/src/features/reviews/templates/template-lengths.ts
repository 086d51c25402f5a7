/** Letters in the name of a category of replies. */
export const replyCategoryMaxLength = 60;

/** Templates, and categories of them, that a company can keep. */
export const templatesAtMost = 500;
export const replyCategoriesAtMost = 50;

/** Templates that one bulk reply rotates. */
export const rotatedAtMost = 20;
