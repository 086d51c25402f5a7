import { createServer } from 'node:https';
import { serve } from '@hono/node-server';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';

/** A partner's certificate and its private key, as PEM. */
export interface PartnerCertificate {
  certificate: string;
  key: string;
}

/** A server behind TLS that speaks with a single partner alone. */
interface ServedWithCertificate {
  origin: string;
  /** Of the server, as PEM: whoever calls it has to trust that. */
  authority: string;
  partner: PartnerCertificate;
}

/** Serves on a free port, over TLS, to whoever shows the partner's certificate, as Bing Places does. */
export async function serveWithCertificate(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<ServedWithCertificate> {
  const [own, partner] = await Promise.all([makeCertificate('localhost'), makeCertificate('partner')]);
  const serverOptions = {
    cert: own.certificate,
    key: own.key,
    ca: partner.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  };
  const port = await new Promise<number>((resolve) => {
    const options = { fetch, hostname: '127.0.0.1', port: 0, createServer, serverOptions };
    const server = serve(options, (address) => resolve(address.port));
    onTestFinished(() => void server.close());
  });
  return { origin: `https://localhost:${port}`, authority: own.certificate, partner };
}

/** Makes a certificate that speaks for itself, for a host of this name. */
export async function makeCertificate(name: string): Promise<PartnerCertificate> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  });
  return { certificate: made.cert, key: made.private };
}
