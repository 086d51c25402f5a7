import { request } from 'node:https';
import { readFileSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

/**
 * Returns a `fetch` of text that shows a client certificate, which the global one cannot.
 *
 * @param file PEM: the certificate with its chain, and its private key without a password
 * @throws StartupError where the file cannot be read
 */
export function fetchWithCertificate(file: string): typeof globalThis.fetch {
  const pem = readPem(file);
  return (input, init) =>
    new Promise((resolve, reject) => {
      const options = {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        cert: pem,
        key: pem,
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
    return readFileSync(file);
  } catch (error) {
    throw new StartupError(`BING_PLACES_CERTIFICATE: ${(error as Error).message}.`, error);
  }
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

/** As the global one reports what the network did. */
function lost(error: Error): Error {
  return error.name === 'AbortError' ? error : new TypeError('fetch failed', { cause: error });
}
