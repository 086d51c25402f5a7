import { fromBER, GeneralizedTime, Sequence, UTCTime } from 'asn1js';

/** When an X.509 certificate in base64 stops being valid; undefined for what is none. */
export function readCertificateEnd(base64: string): Date | undefined {
  const bytes = fromBase64(base64);
  if (!bytes) return undefined;
  const { result } = fromBER(bytes);
  const [signed] = partsOf(result);
  // RFC 5280: the validity is the one part of the signed data that is made of two moments.
  const validity = partsOf(signed)
    .map((part) => partsOf(part).filter(isTime))
    .find((times) => times.length === 2);
  return validity?.[1]?.toDate();
}

function partsOf(part: unknown): readonly unknown[] {
  return part instanceof Sequence ? part.valueBlock.value : [];
}

/** A general time is a kind of UTC time here. */
function isTime(part: unknown): part is UTCTime | GeneralizedTime {
  return part instanceof UTCTime || part instanceof GeneralizedTime;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
