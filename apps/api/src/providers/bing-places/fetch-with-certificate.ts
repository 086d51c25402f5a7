import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createSecureContext } from 'node:tls';
import { StartupError } from '../../startup-error.ts';

/**
 * Returns a `fetch` of text that shows a client certificate, which the global one cannot.
 *
 * @param file PEM: the certificate with its chain, and its private key without a password
 * @throws StartupError where the file cannot be read, or holds something else
 */
export function fetchWithCertificate(file: string): typeof globalThis.fetch {
  const pem = readPem(file);
  const agent = new Agent({ keepAlive: true, cert: pem, key: pem });
  return (input, init) =>
    new Promise((resolve, reject) => {
      const options = {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        agent,
        ...(init?.signal && { signal: init.signal }),
      };
      const call = request(addressOf(input), options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => reject(lost(error)));
        response.on('end', () => {
          const headers = Object.entries(response.headers).flatMap(([name, value]) =>
            [value ?? []].flat().map((one): [string, string] => [name, one]),
          );
          resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 502, headers }));
        });
      });
      call.on('error', (error) => reject(lost(error)));
      call.end(init?.body as string | undefined);
    });
}

function readPem(file: string): Buffer {
  try {
    const pem = readFileSync(file);
    createSecureContext({ cert: pem, key: pem });
    return pem;
  } catch (error) {
    const said = (error as Error).message;
    const wanted = 'It has to be a file with a certificate and its private key, as PEM';
    throw new StartupError(`BING_PLACES_CERTIFICATE: ${wanted} (${said}).`, error);
  }
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

/** As the global one reports what the network did. */
function lost(error: Error): Error {
  return error.name === 'AbortError' ? error : new TypeError('fetch failed', { cause: error });
}
