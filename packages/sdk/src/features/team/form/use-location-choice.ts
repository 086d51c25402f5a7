import { useLocationPicker, type LocationPickerState } from '../../listings/picker/use-location-picker.ts';
import type { MemberFormState } from './use-member-form.ts';

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
