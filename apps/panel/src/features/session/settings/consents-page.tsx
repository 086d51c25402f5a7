import { useFormat } from '@pinfold/sdk';
import { useChangeConsent, useConsents, useSettings, type Consent } from '@pinfold/sdk/headless/session';
import { Card, ErrorState, List, Row, Skeleton, Stack, Switch, Text } from '@pinfold/sdk/ui';
import { notifyProblem } from '../../../notices/notices.ts';
import { PageLayout } from '../../../pages/page-layout.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { useText } from '../../../texts/use-text.ts';
import { DocumentLink } from '../document-link.tsx';
import { isBlockedWrite, useReportBlockedWrite } from '../form/refusals.ts';
import { AccountTabs } from './account-tabs.tsx';
import { consentSince } from './consent-since.ts';

export default function ConsentsPage() {
  return (
    <PageTexts room="account" isFramed>
      <Consents />
    </PageTexts>
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

/** A document that the account rests on: since when it is accepted, and where to read it. */
function AcceptedDocument({ consent }: { consent: Consent }) {
  const t = useText();
  const format = useFormat();
  const urls = useSettings().data?.urls;
  const name = t(`consents.${consent.kind}`);
  const url = consent.kind === 'terms' ? urls?.terms : consent.kind === 'privacy' ? urls?.privacy : undefined;
  return (
    <Row as="li" gap={5} rowGap={2} wrap>
      <Stack basis="220px">
        <Text as="div" weight="medium">
          {name}
        </Text>
        <Text as="div" size="s" tone="muted">
          {consent.is_given && consent.changed_at
            ? t('consents.accepted', { date: format.date(consent.changed_at, 'date_time') })
            : t('consents.not_accepted')}
        </Text>
      </Stack>
      {url && (
        <DocumentLink href={url} label={t('consents.read_named', { document: name })}>
          {t('consents.read')}
        </DocumentLink>
      )}
    </Row>
  );
}

/** A voluntary consent, which takes effect at once. */
function ConsentSwitch({ consent }: { consent: Consent }) {
  const t = useText();
  const format = useFormat();
  const change = useChangeConsent();
  const reportBlocked = useReportBlockedWrite();
  const { key, moment } = consentSince(consent);
  const choose = (is_given: boolean) =>
    change.mutate(
      { kind: consent.kind, is_given },
      {
        onError: (error) => {
          reportBlocked(error);
          if (!isBlockedWrite(error)) notifyProblem(t('consents.failed'));
        },
      },
    );
  return (
    <li>
      <Switch
        label={t(`consents.${consent.kind}`)}
        description={t(key, moment ? { date: format.date(moment, 'date_time') } : {})}
        isSelected={consent.is_given}
        onChange={choose}
      />
    </li>
  );
}
