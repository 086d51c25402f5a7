/** State of one location in a bulk edit and its wire value (product spec, section 3). */
export const itemStatus = { pending: 1, inProgress: 2, ok: 3, failed: 4 } as const;

export type ItemStatus = (typeof itemStatus)[keyof typeof itemStatus];
