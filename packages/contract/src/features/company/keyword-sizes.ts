/** Characters in a keyword. */
export const keywordMaxLength = 80;

/** Keywords that one call can add. */
export const keywordBatchSize = 100;
