import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { type LocationPickerState, useLocationPicker } from '../../listings/picker/use-location-picker.ts';
import { type LocationGroup, useReviewGroups } from '../../listings/use-locations-choice.ts';
import { useMember } from '../members.ts';
import type { MemberFormOptions, MemberFormState } from './use-member-form.ts';

type Choice = Pick<
  MemberFormState,
  'draft' | 'lockedFacilities' | 'toggleFacility' | 'addFacilities' | 'clearFacilities'
>;

/**
 * Choosing locations out of any number of them: search, pages as they are reached, all that match at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const form = useMemberForm({ actor });
 * const choice = useLocationChoice(form);
 * ```
 */
export function useLocationChoice(form: Choice): LocationChoice {
  return useLocationPicker({
    selectedIds: form.draft.facilitiesIds,
    lockedIds: form.lockedFacilities,
    toggle: form.toggleFacility,
    add: form.addFacilities,
    clear: form.clearFacilities,
  });
}

/** What `useLocationChoice` gives. */
export type LocationChoice = LocationPickerState;

/** What `useGroupChoice` returns. */
export interface UseGroupChoiceResult {
  q: string;
  setQ: (value: string) => void;
  question: string;
  groups: LocationGroup[];
  /** More match than are shown; a longer search finds them. */
  hasMore: boolean;
  isPending: boolean;
  error: ApiError | null;
  refetch: () => void;
}

/**
 * The groups of locations that the user can give: all they see, or where they do not see every location, those they
 * have themselves.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { groups, setQ } = useGroupChoice(actor);
 * ```
 */
export function useGroupChoice(actor: MemberFormOptions['actor']): UseGroupChoiceResult {
  const [q, setQ] = useState('');
  const question = q.trim();
  const groups = useReviewGroups(question ? { name: question } : {});
  const self = useMember(actor.seesEverything ? undefined : actor.user_id);
  const own = new Set(self.data?.facilities_groups_ids);
  const found = groups.data?.results ?? [];
  return {
    q,
    setQ,
    question,
    groups: actor.seesEverything ? found : found.filter(({ id }) => own.has(id)),
    hasMore: (groups.data?.count ?? 0) > found.length,
    isPending: groups.isPending || (!actor.seesEverything && self.isPending),
    error: groups.error ?? self.error,
    refetch: () => {
      void groups.refetch();
      void self.refetch();
    },
  };
}
