import { useFormat } from '@pinfold/sdk';
import { certificatesIn } from '@pinfold/sdk/headless/company';
import { Text, TextArea, token } from '@pinfold/sdk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { fetchCode } from '../../../browser/stale-code.ts';
import { useText } from '../../../texts/use-text.ts';

interface CertificateFieldProps {
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
  const textOf = (life: CertificateLife) =>
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
                  ? t('sso.certificate_numbered', { number: index + 1, life: textOf(life) })
                  : textOf(life)}
              </Text>
            ),
        )}
      </div>
    </Place>
  );
}

const tones = { valid: 'muted', soon: 'warn', expired: 'bad' } as const;

/** When each of the certificates that are typed or pasted stops being valid; none while they cannot be read. */
function useCertificateEnds(text: string): readonly (Date | undefined)[] {
  const [read, setRead] = useState<{ text: string; ends: readonly (Date | undefined)[] }>();
  useEffect(() => {
    const certificates = certificatesIn(text);
    if (!certificates) return;
    let isCurrent = true;
    void fetchCode(() => import('./read-certificate-end.ts')).then(
      ({ readCertificateEnd }) => isCurrent && setRead({ text, ends: certificates.map(readCertificateEnd) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return read?.text === text ? read.ends : [];
}

/** How long a certificate still serves. */
type CertificateLife = { state: 'valid' | 'expired'; end: Date } | { state: 'soon'; end: Date; days: number };

const dayMilliseconds = 86_400_000;

/** Days before its end in which a certificate should be replaced. */
const warningDays = 30;

export function certificateLife(end: Date, now: Date): CertificateLife {
  const days = Math.ceil((end.getTime() - now.getTime()) / dayMilliseconds);
  if (days <= 0) return { state: 'expired', end };
  return days <= warningDays ? { state: 'soon', end, days } : { state: 'valid', end };
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  & textarea {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: ${token('font-size-s')};
  }
`;
