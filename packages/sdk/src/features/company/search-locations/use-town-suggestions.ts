import { useEffect, useRef, useState } from 'react';
import {
  type SearchLocation,
  type SuggestedLocationsQuestion,
  type SuggestedLocation,
  type useSearchLocations,
  useSuggestedLocations,
} from './search-locations.ts';

/** Milliseconds in which a rejection can be undone. It is sent only afterwards, since the API cannot take it back. */
export const undoMilliseconds = 8000;

type Step =
  | { kind: 'added'; town: SuggestedLocation; location: SearchLocation }
  | { kind: 'rejected'; town: SuggestedLocation };

type Editing = Pick<ReturnType<typeof useSearchLocations>, 'create' | 'remove'>;

/**
 * Suggests the towns of the company's locations as search locations; adding and rejecting one can be undone.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are reported to the Provider's `onError`.
 */
export function useTownSuggestions(
  { create, remove }: Editing,
  question?: SuggestedLocationsQuestion & { enabled?: boolean },
): TownSuggestions {
  const { data: towns = [], reject } = useSuggestedLocations(question);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [last, setLast] = useState<Step>();
  const waiting = useRef<{ suggestion: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const send = () => {
    const rejected = waiting.current;
    if (!rejected) return;
    waiting.current = undefined;
    clearTimeout(rejected.timer);
    setLast((now) => (now?.kind === 'rejected' ? undefined : now));
    reject.mutate(rejected.suggestion, { onSettled: () => show(rejected.suggestion) });
  };
  const show = (suggestion: string) => setHidden((now) => now.filter((one) => one !== suggestion));

  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => () => latestSend.current(), []);

  return {
    towns: towns.filter(({ suggestion }) => !hidden.includes(suggestion)),
    add: (town: SuggestedLocation) => {
      send();
      create.mutate(
        { suggestion: town.suggestion },
        { onSuccess: (location) => setLast({ kind: 'added', town, location }) },
      );
    },
    reject: (town: SuggestedLocation) => {
      send();
      const { suggestion } = town;
      setHidden((now) => [...now, suggestion]);
      setLast({ kind: 'rejected', town });
      waiting.current = { suggestion, timer: setTimeout(() => latestSend.current(), undoMilliseconds) };
    },
    last,
    undo: () => {
      if (!last) return;
      setLast(undefined);
      if (last.kind === 'added') return remove.mutate(last.location.id);
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      show(last.town.suggestion);
    },
    isAdding: create.isPending,
  };
}

/** What `useTownSuggestions` gives. */
export interface TownSuggestions {
  towns: SuggestedLocation[];
  add: (town: SuggestedLocation) => void;
  reject: (town: SuggestedLocation) => void;
  /** What was done last and can be undone. */
  last: Step | undefined;
  undo: () => void;
  isAdding: boolean;
}
