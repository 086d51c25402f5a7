import { useConsents } from '@pinfold/sdk/headless/session';
import { Card, ErrorState, Skeleton, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { useText } from '../../../texts/use-text.ts';
import { AccountTexts } from '../account-texts.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { AcceptedDocument } from './accepted-document.tsx';
import { ConsentSwitch } from './consent-switch.tsx';

export default function ConsentsPage() {
  return (
    <AccountTexts isFramed>
      <Consents />
    </AccountTexts>
  );
}

/** What the reader has agreed to and when, and the way to change what is voluntary. */
function Consents() {
  const t = useText();
  const consents = useConsents();
  const required = consents.data?.filter(({ is_required }) => is_required) ?? [];
  const optional = consents.data?.filter(({ is_required }) => !is_required) ?? [];
  return (
    <PageLayout title={t('nav.consents')}>
      <AccountTabs />
      {consents.isPending && <Skeleton label={t('settings.loading')} blocks={3} />}
      {consents.isError && !consents.data && (
        <ErrorState
          title={t('settings.failed')}
          retryLabel={t('retry')}
          isRetrying={consents.isFetching}
          onRetry={() => void consents.refetch()}
        />
      )}
      {required.length > 0 && (
        <Card title={t('consents.required_title')}>
          <List>
            {required.map((consent) => (
              <AcceptedDocument key={consent.kind} consent={consent} />
            ))}
          </List>
        </Card>
      )}
      {optional.length > 0 && (
        <Card title={t('consents.optional_title')}>
          <Lead>{t('consents.optional_lead')}</Lead>
          <List>
            {optional.map((consent) => (
              <ConsentSwitch key={consent.kind} consent={consent} />
            ))}
          </List>
        </Card>
      )}
    </PageLayout>
  );
}

const Lead = styled.p`
  margin: -8px 0 16px;
  color: ${token('color-ink-2')};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
