import { useEffect, useState } from 'react';
import type { PagedResult } from '../../query/results.ts';
import type { Schemas } from '../../client/schema.ts';
import type { ApiError } from '../../client/api-error.ts';
import type { ExternalChange } from './external-change.ts';
import type { ExternalChangeFilters } from './external-change-filters.ts';
import { useDecideChanges } from './use-decide-changes.ts';
import { useExternalChanges } from './use-external-changes.ts';

const noFilters: ExternalChangeFilters = {};
const nobody: ReadonlySet<number> = new Set();

/**
 * Walks through the changes that wait for a decision, one by one: deciding or skipping one leads to the next, and more
 * are fetched before the last is reached. Informational changes are left out.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const review = useChangeReview();
 * if (!review.change) return <button onClick={() => review.open()}>Przejrzyj kolejno</button>;
 * return <button onClick={review.skip}>{review.change.facility.name}: {review.change.field}</button>;
 * ```
 */
export function useChangeReview(filters: ExternalChangeFilters = noFilters): ChangeReview {
  const [isOpen, setOpen] = useState(false);
  const [currentId, setCurrentId] = useState<number>();
  const [passed, setPassed] = useState(nobody);
  const [trail, setTrail] = useState<readonly number[]>([]);
  const list = useExternalChanges(filters, { order: 'location', pageSize: 50, enabled: isOpen });
  const decide = useDecideChanges();
  const { changes, hasNextPage, isFetchingNextPage, fetchNextPage } = list;

  const held = changes.find(({ id }) => id === currentId);
  const waiting = changes.filter((one) => isWaiting(one) && !passed.has(one.id));
  const change = isOpen ? (held ?? waiting[0]) : undefined;
  const isFetchDue = isOpen && hasNextPage && !list.isError && waiting.length < 5;
  useEffect(() => {
    if (isFetchDue && !isFetchingNextPage) void fetchNextPage();
  }, [isFetchDue, isFetchingNextPage, fetchNextPage]);

  const goOn = () => {
    if (!change) return;
    const rest = waiting.filter(({ id }) => id !== change.id);
    const place = changes.indexOf(change);
    const next = rest.find((one) => changes.indexOf(one) > place) ?? rest[0];
    setPassed(new Set([...passed, change.id]));
    setTrail([...trail, change.id]);
    setCurrentId(next?.id);
  };
  const decideAs = (wish: 'accept' | 'reject') => {
    if (!change) return;
    decide.mutate({ wish, ids: [change.id] });
    goOn();
  };
  return {
    isOpen,
    open: (id?: number) => {
      setPassed(nobody);
      setTrail([]);
      setCurrentId(id);
      setOpen(true);
    },
    close: () => setOpen(false),
    change,
    passed: passed.size,
    left: waiting.length + (held && !waiting.includes(held) ? 1 : 0) + (list.count ?? 0) - changes.length,
    isPending: isOpen && !change && (list.isPending || isFetchDue),
    isDone: isOpen && !change && list.isSuccess && !isFetchDue,
    error: list.error,
    refetch: list.refetch,
    accept: () => decideAs('accept'),
    reject: () => decideAs('reject'),
    skip: goOn,
    back: () => {
      const last = trail.at(-1);
      const before = changes.find(({ id }) => id === last);
      if (last === undefined) return;
      setTrail(trail.slice(0, -1));
      setPassed(new Set([...passed].filter((id) => id !== last)));
      setCurrentId(last);
      if (before?.step === 'undoable') decide.mutate({ wish: 'undo', ids: [last] });
    },
    canGoBack: trail.length > 0,
  };
}

/** What `useChangeReview` gives. */
export interface ChangeReview {
  isOpen: boolean;
  /** Starts with the given change, or with the first pending one. */
  open: (id?: number) => void;
  close: () => void;
  /** The change to decide about now; undefined before the first response, and when all are done. */
  change: ExternalChange | undefined;
  /** How many have been passed, decided or skipped. */
  passed: number;
  /** How many can still come, this one included. */
  left: number;
  isPending: boolean;
  /** True once nothing is left. */
  isDone: boolean;
  error: ApiError | null;
  refetch: PagedResult<Schemas['ExternalChangePage']>['refetch'];
  accept: () => void;
  reject: () => void;
  skip: () => void;
  /** Goes back to the change before, and takes back what was decided of it, as long as it has not been sent. */
  back: () => void;
  canGoBack: boolean;
}

function isWaiting({ is_informational, step, status }: ExternalChange): boolean {
  return !is_informational && status === 1 && (step === 'none' || step === 'failed');
}
