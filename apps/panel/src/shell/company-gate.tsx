import { ErrorState, Spinner, token } from '@pinfold/sdk/ui';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
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
      return (
        <Waiting role="status">
          <Spinner size={28} label={t('loading')} />
        </Waiting>
      );
  }
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  min-block-size: 240px;
  color: ${token('color-ink-3')};
`;
