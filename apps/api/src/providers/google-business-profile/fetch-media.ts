const timeoutMilliseconds = 15_000;

interface MediaOrigin {
  /** Where all of Google's hosts are when something plays them; `google` for Google's own. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

/**
 * The file of a picture that Google has named. Undefined when there is none at that address, when it is larger than
 * allowed, or when the address is not Google's: we are not sent anywhere else.
 */
export async function fetchMedia(
  { baseUrl, fetch }: MediaOrigin,
  url: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isGoogles(baseUrl, url)) return undefined;
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`A picture was answered with ${response.status}`);
  if (!response.ok || Number(response.headers.get('Content-Length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  return readAtMost(response, maxBytes);
}

function isGoogles(baseUrl: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, hostname, username, password } = new URL(url);
  if (username || password) return false;
  if (baseUrl !== 'google') return origin === new URL(baseUrl).origin;
  return protocol === 'https:' && /(^|\.)(googleusercontent|ggpht)\.com$/.test(hostname);
}

async function readAtMost(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
