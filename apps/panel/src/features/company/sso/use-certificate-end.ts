import { useEffect, useState } from 'react';
import { fetchCode } from '../../../browser/stale-code.ts';

/** When the certificate that is typed or pasted stops being valid; undefined while that cannot be read. */
export function useCertificateEnd(pem: string): Date | undefined {
  const [read, setRead] = useState<{ pem: string; end: Date | undefined }>();
  useEffect(() => {
    if (!pem.includes('END CERTIFICATE')) return;
    let isCurrent = true;
    void fetchCode(() => import('./read-certificate-end.ts')).then(
      ({ readCertificateEnd }) => isCurrent && setRead({ pem, end: readCertificateEnd(pem) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [pem]);
  return read?.pem === pem ? read.end : undefined;
}
