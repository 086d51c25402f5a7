/** Most locations that can be selected at once. */
export const maxSelectedLocations = 10_000;
