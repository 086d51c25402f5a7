import { useConsents } from '@pinfold/sdk/headless/session';
import { Card, ErrorState, List, Skeleton } from '@pinfold/sdk/ui';
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
          <List gap={5}>
            {required.map((consent) => (
              <AcceptedDocument key={consent.kind} consent={consent} />
            ))}
          </List>
        </Card>
      )}
      {optional.length > 0 && (
        <Card title={t('consents.optional_title')} text={t('consents.optional_lead')}>
          <List gap={5}>
            {optional.map((consent) => (
              <ConsentSwitch key={consent.kind} consent={consent} />
            ))}
          </List>
        </Card>
      )}
    </PageLayout>
  );
}
