/** Kind of a file of answers to forms. */
export const boosterExportKind = 'booster_reviews';
