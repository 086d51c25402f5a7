/** Days within which rejections of one field are counted. */
export const editWarDays = 30;

/** How far back protection is rehearsed. */
export const rehearsalDays = 90;

const day = 86_400_000;

/**
 * Whether others keep changing a field back, so that a person has to decide: within the last days it was rejected as
 * often as the limit allows. Moments are milliseconds.
 */
export function isEditWar(rejectedAt: readonly number[], now: number, limit: number): boolean {
  return rejectedAt.filter((at) => at <= now && now - at < editWarDays * day).length >= limit;
}
