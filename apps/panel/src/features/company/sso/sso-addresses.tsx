import type { SsoConnection } from '@pinfold/sdk/headless/company';
import { token } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { CopyField } from './copy-field.tsx';

/** What has to be entered at the identity provider, ready to be copied. */
export function SsoAddresses({ connection }: { connection: SsoConnection }) {
  const t = useText();
  const [said, setSaid] = useState('');
  const fields = [
    { name: t('sso.acs_url'), value: connection.acs_url },
    { name: t('sso.metadata_url'), value: connection.metadata_url },
  ];
  return (
    <section aria-label={t('sso.addresses')}>
      <Heading>{t('sso.addresses')}</Heading>
      <Fields>
        {fields.map(({ name, value }) => (
          <CopyField
            key={name}
            label={name}
            value={value}
            onCopied={(isCopied) => setSaid(isCopied ? t('sso.copied', { name }) : t('sso.copy_failed'))}
          />
        ))}
      </Fields>
      <Said role="status">{said}</Said>
    </section>
  );
}

const Heading = styled.h3`
  margin: 0 0 10px;
  font-size: ${token('font-size-m')};
  font-weight: 600;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 12px 16px;
`;

const Said = styled.div`
  margin-block-start: 6px;
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
  &:empty {
    display: none;
  }
`;
