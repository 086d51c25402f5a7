/** What the list can show of a location beside its name and address. */
export const locationColumns = [
  'store_code',
  'city',
  'country',
  'location_state',
  'verification',
  'open_status',
  'update_status',
  'quality',
  'labels',
  'maps',
  'owner',
] as const;

/** A column of the list of locations. */
export type LocationColumn = (typeof locationColumns)[number];

/** The columns that are shown before the user chooses. */
export const defaultLocationColumns: readonly LocationColumn[] = [
  'store_code',
  'location_state',
  'update_status',
  'quality',
  'labels',
];

/** Returns the columns of a stored list, in the usual order; unknown names are ignored. */
export function parseLocationColumns(kept: readonly string[]): LocationColumn[] {
  return locationColumns.filter((column) => kept.includes(column));
}
