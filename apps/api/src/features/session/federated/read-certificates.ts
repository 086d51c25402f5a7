import { X509Certificate } from 'node:crypto';
import { certificatesIn } from '@pinfold/contract/features/session/sso';
import { Problem } from '../../../problem.ts';

const leastRsaBits = 2048;

/**
 * All certificates of a text, in PEM one below the other. One that has run out is kept beside others, since it is shown
 * and not used.
 * @throws Problem `certificate_invalid` where one of them is none or is too weak, or none still serves
 */
export function readCertificates(text: string, now: Date): string {
  const certificates = certificatesIn(text)?.map(parse) ?? [];
  if (!certificates.every(isStrong) || !certificates.some(({ validToDate }) => validToDate > now))
    throw new Problem('certificate_invalid');
  return certificates.map(String).join('');
}

function isStrong({ publicKey }: X509Certificate): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  return type === 'ec' || (type === 'rsa' && (details?.modulusLength ?? 0) >= leastRsaBits);
}

function parse(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw new Problem('certificate_invalid');
  }
}
