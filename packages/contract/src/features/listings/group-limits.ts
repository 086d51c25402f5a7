/** Most that a group of locations takes. Of labels and store codes, the provider's own lengths. */
export const groupLimits = { name: 100, labels: 50, label: 255, storeCode: 64, locations: 10_000 } as const;
