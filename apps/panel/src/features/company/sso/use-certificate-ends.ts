import { certificatesIn } from '@pinfold/sdk/headless/company';
import { useEffect, useState } from 'react';
import { fetchCode } from '../../../browser/stale-code.ts';

/** When each of the certificates that are typed or pasted stops being valid; none while they cannot be read. */
export function useCertificateEnds(text: string): readonly (Date | undefined)[] {
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
