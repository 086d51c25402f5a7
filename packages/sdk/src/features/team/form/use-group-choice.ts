import { useState, type Dispatch, type SetStateAction } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useReviewGroups, type LocationGroup } from '../../listings/use-review-locations.ts';
import { useMember } from '../use-members.ts';
import type { MemberFormOptions } from './use-member-form.ts';

/** What `useGroupChoice` returns. */
export interface UseGroupChoiceResult {
  q: string;
  setQ: Dispatch<SetStateAction<string>>;
  question: string;
  groups: LocationGroup[];
  /** More match than are shown; a longer search finds them. */
  hasMore: boolean;
  isPending: boolean;
  error: ApiError | null;
  refetch: () => void;
}

/**
 * The groups of locations that the reader can give: all they see, or where they do not see every location, those they
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
