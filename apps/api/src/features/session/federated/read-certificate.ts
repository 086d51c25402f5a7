import { X509Certificate } from 'node:crypto';
import { Problem } from '../../../problem.ts';

const leastRsaBits = 2048;

/** The certificate in one spelling; refused when it is none, is too weak, or has run out. */
export function readCertificate(text: string, now: Date): string {
  const certificate = parse(text);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
  const isStrong = type === 'ec' || (type === 'rsa' && (details?.modulusLength ?? 0) >= leastRsaBits);
  if (!isStrong || certificate.validToDate <= now) throw new Problem('certificate_invalid');
  return certificate.toString();
}

function parse(text: string): X509Certificate {
  try {
    return new X509Certificate(text.trim());
  } catch {
    throw new Problem('certificate_invalid');
  }
}
