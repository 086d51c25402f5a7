import type { ApiError } from '../../../client/api-error.ts';

/** A location that has no public page for reviews. */
export interface LackingLocation {
  /** Undefined where the API names it alone. */
  id: number | undefined;
  name: string;
}

/** Returns the locations for which no link could be made, from the API's refusal of `sent`; none of another error. */
export function lackingLocations(error: ApiError | null, sent: readonly number[]): LackingLocation[] {
  if (error?.code !== 'public_link_missing') return [];
  return error.errors.map(({ path, message }) => {
    const place = /^(?:body\.)?facility_ids\.(\d+)$/.exec(path)?.[1];
    return { id: place === undefined ? undefined : sent[Number(place)], name: message };
  });
}
