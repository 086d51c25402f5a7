/** Which date a range and a sort by date speak of. */
export const reviewDateTypes = ['created', 'edited'] as const;

export type ReviewDateType = (typeof reviewDateTypes)[number];
