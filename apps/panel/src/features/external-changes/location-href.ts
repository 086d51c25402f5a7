/** Where a location is edited. */
export function locationHref({ id }: { id: number }): string {
  return `/business-addresses/${id}/details`;
}
