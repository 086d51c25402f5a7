import { useFormat } from '@pinfold/sdk';
import { useSettings, type Consent } from '@pinfold/sdk/headless/session';
import { Row, Stack, Text } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';
import { DocumentLink } from '../document-link.tsx';

/** A document that the account rests on: since when it is accepted, and where to read it. */
export function AcceptedDocument({ consent }: { consent: Consent }) {
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
