import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { QueryResult } from '../../query/results.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { useGoogleAccounts, type GoogleAccount } from './use-google-accounts.ts';
import { useImport } from './use-import.ts';
import { useImportStatus, type ImportProgress } from './use-import-status.ts';
import { usePlaceChoice, type PlaceChoice } from './use-place-choice.ts';

/** Where an import stands on the screen. */
export type ImportStep = 'loading' | 'accounts' | 'places' | 'progress' | 'outcome';

/** How a host keeps in mind that an import is under way. */
export interface LocationImportOptions {
  /** An import was begun whose outcome nobody has seen. Keep it where it survives a reload. */
  isPending?: boolean | undefined;
  onPendingChange?: ((isPending: boolean) => void) | undefined;
}

/**
 * The whole import without its looks: choose an account, choose places, watch, read the outcome. Whoever leaves while it
 * runs finds it where it is when they come back.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` and in those of its parts, ApiErrors.
 * @example
 * ```tsx
 * const { step, status } = useLocationImport({ isPending, onPendingChange: setPending });
 * return step === 'progress' && <p>{status?.left}</p>;
 * ```
 */
export function useLocationImport({
  isPending: given,
  onPendingChange,
}: LocationImportOptions = {}): LocationImportState {
  const [isPending, setPending] = useControlled(given, false, onPendingChange);
  const [accountId, setAccountId] = useState<number>();
  const accounts = useGoogleAccounts();
  const status = useImportStatus();
  const importing = useImport();
  const choice = usePlaceChoice(accountId);
  const isRunning = status.data?.status === 'in_progress';
  const isStale = status.data === null;
  useEffect(() => {
    if (isRunning && !isPending) setPending(true);
    // What was kept in mind belongs to another company.
    if (isStale && isPending) setPending(false);
  }, [isRunning, isStale, isPending, setPending]);

  const account = accounts.data?.find(({ id }) => id === accountId);
  const step = stepOf({
    isRunning,
    isPending,
    isKnown: status.isSuccess,
    isDone: status.data?.status === 'done',
  });
  const begin = (id: number, googleNames: readonly string[]) =>
    importing.mutate({ accountId: id, googleNames }, { onSuccess: choice.clear });
  return {
    step: step ?? (accounts.isPending ? 'loading' : account ? 'places' : 'accounts'),
    accounts,
    account,
    choose: setAccountId,
    back: () => setAccountId(undefined),
    choice,
    start: () => account && begin(account.id, [...choice.selected]),
    isStarting: importing.isPending,
    startError: importing.error,
    retry: () => {
      if (status.data)
        begin(
          status.data.google_account_id,
          status.data.failures.map(({ google_name }) => google_name),
        );
    },
    status: status.data ?? undefined,
    error: status.error ?? accounts.error,
    refetch: () => Promise.all([status.refetch(), accounts.refetch()]),
    close: () => {
      importing.reset();
      setPending(false);
    },
  };
}

/** What `useLocationImport` gives. */
export interface LocationImportState {
  step: ImportStep;
  accounts: QueryResult<GoogleAccount[]>;
  account: GoogleAccount | undefined;
  choose: Dispatch<SetStateAction<number | undefined>>;
  /** Back to the accounts. */
  back: () => void;
  choice: PlaceChoice;
  start: () => void | undefined;
  isStarting: boolean;
  startError: ApiError | null;
  /** Once more what failed. */
  retry: () => void;
  status: ImportProgress | undefined;
  error: ApiError | null;
  refetch: () => Promise<[QueryResult<ImportProgress | null>, QueryResult<GoogleAccount[]>]>;
  /** The outcome was read. */
  close: () => void;
}

interface Known {
  isRunning: boolean;
  isPending: boolean;
  isKnown: boolean;
  isDone: boolean;
}

/** Undefined where nothing runs that anybody waits for. */
function stepOf({ isRunning, isPending, isKnown, isDone }: Known): ImportStep | undefined {
  if (isRunning) return 'progress';
  if (!isPending) return isKnown ? undefined : 'loading';
  if (!isKnown) return 'progress';
  return isDone ? 'outcome' : undefined;
}
