import { useFormat } from '@pinfold/sdk';
import { useSettings, type Consent } from '@pinfold/sdk/headless/session';
import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
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
    <Row>
      <Words>
        <Name>{name}</Name>
        <When>
          {consent.is_given && consent.changed_at
            ? t('consents.accepted', { date: format.date(consent.changed_at, 'date_time') })
            : t('consents.not_accepted')}
        </When>
      </Words>
      {url && (
        <DocumentLink href={url} label={t('consents.read_named', { document: name })}>
          {t('consents.read')}
        </DocumentLink>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
`;

const Words = styled.div`
  flex: 1 1 220px;
`;

const Name = styled.div`
  font-weight: 550;
`;

const When = styled.div`
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
`;
