import { useFormat } from '@pinfold/sdk';
import { Text, TextArea, token } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { certificateLife, type CertificateLife } from './certificate-life.ts';
import { useCertificateEnds } from './use-certificate-ends.ts';

export interface CertificateFieldProps {
  id: string;
  value: string;
  onChange: (pem: string) => void;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

/** The provider's certificate, or the two that it has while it changes its key, with how long each is valid. */
export function CertificateField({ errorMessage, ...field }: CertificateFieldProps) {
  const t = useText();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const ends = useCertificateEnds(field.value);
  const lives = ends.map((end) => end && certificateLife(end, now));
  const wordsOf = (life: CertificateLife) =>
    t(`sso.certificate_${life.state}`, {
      date: format.date(life.end),
      ...(life.state === 'soon' && { count: life.days }),
    });
  return (
    <Place>
      <TextArea
        {...field}
        label={t('sso.certificate')}
        description={t('sso.certificate_hint')}
        placeholder="-----BEGIN CERTIFICATE-----"
        minRows={4}
        maxRows={8}
        maxLength={200_000}
        spellCheck="false"
        autoComplete="off"
        errorMessage={errorMessage}
      />
      <div role="status">
        {lives.map(
          (life, index) =>
            life && (
              <Text as="div" size="s" tone={tones[life.state]} key={index}>
                {lives.length > 1
                  ? t('sso.certificate_numbered', { number: index + 1, life: wordsOf(life) })
                  : wordsOf(life)}
              </Text>
            ),
        )}
      </div>
    </Place>
  );
}

const tones = { valid: 'muted', soon: 'warn', expired: 'bad' } as const;

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  & textarea {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: ${token('font-size-s')};
  }
`;
