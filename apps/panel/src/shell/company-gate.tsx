import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { ErrorState } from '@pinfold/sdk/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { lazyPage } from '../browser/lazy-page.ts';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { browserStore, useStored } from '../session/session-store.ts';
import { useText } from '../texts/use-text.ts';

/** Holds a page back until it is known whose data it shows. */
export function CompanyGate() {
  const t = useText();
  const choice = useChosenCompany();
  switch (choice.state) {
    case 'ready':
    // Who has no company yet is led to the setup by the guard.
    case 'none':
      return <Outlet />;
    case 'failed':
      return (
        <ErrorState
          title={t('company.failed')}
          onRetry={choice.retry}
          retryLabel={t('retry')}
          isRetrying={choice.isRetrying}
        >
          {t('company.failed_text')}
        </ErrorState>
      );
    case 'second_factor':
      return (
        <Suspense fallback={<PageWaiting isFramed label={t('loading')} />}>
          <RequiredFactorPage company={choice.company} onEnrolled={choice.goOn} />
        </Suspense>
      );
    case 'loading':
      return <PageWaiting isFramed label={t('loading')} />;
  }
}

const RequiredFactorPage = lazyPage(() => import('../features/session/required-factor-page.tsx'));

type ChosenCompany =
  | { state: 'second_factor'; company: string; goOn: () => void }
  | { state: 'loading' | 'ready' | 'none' }
  | { state: 'failed'; isRetrying: boolean; retry: () => void };

/**
 * Sees to it that a company is chosen: the stored one, else the first. A list that fails clears the stored one and is
 * requested again (product spec, section 8), and so does a company that the reader has left.
 */
function useChosenCompany(): ChosenCompany {
  const { companyId } = useStored();
  const list = useCompanies();
  const current = useCurrentCompany();
  const first = list.data?.results[0]?.id;
  const wasCleared = useRef(false);

  useEffect(() => {
    if (!list.isError || wasCleared.current) return;
    wasCleared.current = true;
    // Leaving a company asks for everything of the user's again, and so for the list.
    if (companyId === undefined) void list.refetch();
    else browserStore.write({ companyId: undefined });
  }, [list, companyId]);

  // Held until the recovery codes are closed: the company may answer before, as soon as the factor counts.
  const isRefused = current.error?.code === 'second_factor_missing';
  const [enrolledFor, setEnrolledFor] = useState<number>();
  if (isRefused && enrolledFor !== companyId) setEnrolledFor(companyId);

  const isLost =
    current.isError && !isRefused && (current.error.status === 403 || current.error.status === 404);
  useEffect(() => {
    if (isLost) browserStore.write({ companyId: undefined });
  }, [isLost]);

  useEffect(() => {
    if (companyId === undefined && first !== undefined) browserStore.write({ companyId: first });
  }, [companyId, first]);

  if (enrolledFor !== undefined && enrolledFor === companyId)
    return {
      state: 'second_factor',
      company: list.data?.results.find(({ id }) => id === companyId)?.name ?? '',
      goOn: () => void current.refetch().then(() => setEnrolledFor(undefined)),
    };
  // Whether the setup is done is known only with the list; without one the company in use has to do.
  if (current.data && !list.isPending) return { state: 'ready' };
  if (list.isSuccess && first === undefined) return { state: 'none' };
  if ((current.isError && !isLost) || (list.isError && wasCleared.current)) {
    const isRetrying = current.isFetching || list.isFetching;
    return {
      state: 'failed',
      isRetrying,
      retry: () => void (companyId ? current.refetch() : list.refetch()),
    };
  }
  return { state: 'loading' };
}
