/** Characters in a note on a review. */
export const noteMaxLength = 2000;
