import { useCompanies } from '@pinfold/sdk/headless/company';
import { ErrorState } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { PageWaiting } from '../../../pages/page-waiting.tsx';
import { useStored } from '../../../session/session-store.ts';
import { useText } from '../../../texts/use-text.ts';
import { SessionPage } from '../session-page.tsx';
import { placeOfAccount } from './account-type-guard.ts';

/** Around pages for logged-in users who belong to no company yet; leads all others on. */
export function NewcomerOnly({ children }: { children: ReactNode }) {
  const t = useText();
  const isLoggedIn = useStored().user !== undefined;
  const companies = useCompanies({ enabled: isLoggedIn });
  const place = placeOfAccount({ isLoggedIn, companyCount: companies.data?.count });
  if (place === undefined) return children;
  if (place !== null) return <Navigate to={place} replace />;
  if (!companies.isError) return <PageWaiting />;
  return (
    <SessionPage title={t('account_type.title')}>
      <ErrorState
        title={t('problem.failed')}
        retryLabel={t('retry')}
        isRetrying={companies.isFetching}
        onRetry={() => void companies.refetch()}
      />
    </SessionPage>
  );
}
