import { ErrorState } from '@pinfold/sdk/ui';
import { Outlet } from 'react-router-dom';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { useText } from '../texts/use-text.ts';
import { useChosenCompany } from './use-chosen-company.ts';

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
    case 'loading':
      return <PageWaiting isFramed label={t('loading')} />;
  }
}
