/** A moment as DataForSEO writes it: `2026-11-22 03:31:10 +00:00`. */
export function dateTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}
