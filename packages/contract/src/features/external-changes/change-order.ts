export const changeOrders = ['newest', 'oldest', 'location'] as const;

/** An order of external changes. */
export type ChangeOrder = (typeof changeOrders)[number];
