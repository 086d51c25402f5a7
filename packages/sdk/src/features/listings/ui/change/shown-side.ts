/** Which of two values a comparison shows: one after the other, or each in a column of its own. */
export type ShownSide = 'both' | 'ours' | 'proposed';
