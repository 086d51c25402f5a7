import { useEffect, useState } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { ErrorEvent } from '../../error-policy/error-catalogue.ts';
import type { ErrorSituation } from '../../error-policy/error-policy.ts';
import type { Schemas } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { importKeys } from '../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { useSettled } from '../../state/use-settled.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { getImportStatus } from './integrations.queries.ts';
import { type GoogleAccount, useGoogleAccounts } from './use-google-accounts.ts';
import { type PlaceChoice, usePlaceChoice } from './use-google-places.ts';
import { unwrapResponse } from '../../client/transport.ts';

/** Step of an import. */
export type ImportStep = 'loading' | 'accounts' | 'places' | 'progress' | 'outcome';

/** Lets a host store that an import is in progress. */
export interface LocationImportOptions {
  /** An import was started whose outcome has not been shown yet. Store it where it survives a reload. */
  isPending?: boolean | undefined;
  onPendingChange?: ((isPending: boolean) => void) | undefined;
}

/**
 * State of the whole import, without a view: choose an account, choose places, progress, outcome. An import that runs
 * already is shown at its progress.
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
  choose: (value: number | undefined) => void;
  /** Back to the accounts. */
  back: () => void;
  choice: PlaceChoice;
  start: () => void | undefined;
  isStarting: boolean;
  startError: ApiError | null;
  /** Imports again what failed. */
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

/** Returns undefined when no import runs and no outcome is due. */
function stepOf({ isRunning, isPending, isKnown, isDone }: Known): ImportStep | undefined {
  if (isRunning) return 'progress';
  if (!isPending) return isKnown ? undefined : 'loading';
  if (!isKnown) return 'progress';
  return isDone ? 'outcome' : undefined;
}

/** Which places of which account to import. */
export interface ImportVariables {
  accountId: number;
  /** Names at Google, such as `locations/123`; 10 000 at most. */
  googleNames: readonly string[];
}

/**
 * Starts an import of places, which runs in the background; `useImportStatus` returns its progress.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `import_limit_reached`,
 * `import_in_progress`, `place_unknown` or `google_account_missing`; then nothing is imported.
 * @example
 * ```tsx
 * const importing = useImport();
 * importing.mutate({ accountId: account.id, googleNames: ['locations/123'] });
 * ```
 */
export function useImport(): MutationResult<ImportProgress, ImportVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    meta: { situation: { operation: 'import' } satisfies ErrorSituation },
    mutationFn: ({ accountId, googleNames }: ImportVariables) =>
      unwrapResponse(
        client.api.POST('/gmb-accounts/{id}/places/', {
          params: { path: { id: accountId } },
          body: { google_names: [...googleNames] },
        }),
      ),
    onSuccess: (progress) => {
      queryClient.setQueryData(importKeys.status(client.scope), progress);
      emit({ type: 'import_started', accountId: progress.google_account_id, places: progress.total });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all }),
  });
}

/** Progress of an import, and the outcome of each place. */
export type ImportProgress = Schemas['ImportProgress'];

/** What the catalogue of errors calls a place that could not be imported. */
const importOperations: Partial<Record<ImportProgress['failures'][number]['problem'], ErrorEvent>> = {
  missing_information: 'import_missing_info',
  imported_elsewhere: 'import_elsewhere',
  place_denied: 'import_permissions',
  access_lost: 'import_permissions',
};

/**
 * How far the company's last import is; null before the first one. Kept up to date while it runs; at its end the
 * Provider's `onError` receives the reason why places were left out, as `inline`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; only owners and admins may ask.
 * @example
 * ```tsx
 * const { data: running } = useImportStatus();
 * return running?.status === 'in_progress' && <progress max={running.total} value={running.total - running.left} />;
 * ```
 */
export function useImportStatus({
  enabled = true,
}: { enabled?: boolean } = {}): QueryResult<ImportProgress | null> {
  const { client, report } = usePinfold();
  const query = usePinfoldQuery({ ...getImportStatus(client), enabled });
  useSettled('import', query.data ? [query.data] : [], {
    isUnderWay: ({ status }) => status === 'in_progress',
    onSettled: ({ failures }) => {
      const operations = new Set(failures.map(({ problem }) => importOperations[problem]));
      for (const one of operations) if (one) report(one, { isShownInPlace: true });
    },
  });
  return query;
}
