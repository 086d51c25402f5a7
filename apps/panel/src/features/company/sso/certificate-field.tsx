import { useFormat } from '@pinfold/sdk';
import { TextArea, token } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { certificateLife } from './certificate-life.ts';
import { useCertificateEnd } from './use-certificate-end.ts';

export interface CertificateFieldProps {
  id: string;
  value: string;
  onChange: (pem: string) => void;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

/** The provider's certificate, with how long it is valid. */
export function CertificateField({ errorMessage, ...field }: CertificateFieldProps) {
  const t = useText();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const end = useCertificateEnd(field.value);
  const life = end && certificateLife(end, now);
  const values = life && {
    date: format.date(life.end),
    ...(life.state === 'soon' && { count: life.days }),
  };
  return (
    <Place>
      <TextArea
        {...field}
        label={t('sso.certificate')}
        placeholder="-----BEGIN CERTIFICATE-----"
        minRows={4}
        maxRows={8}
        maxLength={20_000}
        spellCheck="false"
        autoComplete="off"
        errorMessage={errorMessage}
      />
      <Life role="status" data-state={life?.state}>
        {life && t(`sso.certificate_${life.state}`, values)}
      </Life>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  & textarea {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: ${token('font-size-s')};
  }
`;

const Life = styled.div`
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
  &[data-state='soon'] {
    color: ${token('color-warn')};
  }
  &[data-state='expired'] {
    color: ${token('color-bad')};
  }
  &:empty {
    display: none;
  }
`;
