import { brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import type { Environment } from '../../http/environment.ts';
import { handedOut } from './handed-out.ts';
import type { SecretKind, SecretWatch } from './secret-watch.ts';
import { textOfFile } from './text-of-file.ts';

type App = Hono<Environment>;

/** The same app: what requests show as credentials becomes known, and every answer is searched, headers included. */
export function watchedApp(watch: SecretWatch, app: App): App {
  const { fetch, request } = app;
  app.request = (input, init, ...rest) => {
    learnTyped(watch, init?.body);
    return request(input, init, ...rest);
  };
  app.fetch = async (asked, ...rest) => {
    const answer = await fetch(asked, ...rest);
    // What opens nothing is no secret, such as the hash of a token.
    if (answer.status !== 401) learnCredentials(watch, 'credential of a request', asked.headers);
    return watchedAnswer(watch, asked, answer);
  };
  return app;
}

/** The same way to the providers: what opens something there becomes known, and is looked for in addresses. */
export function watchedFetch(watch: SecretWatch, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
    if (!keyInAddress.includes(pathname))
      watch.notice(`the address of a call to ${origin}${pathname}`, pathname + search);
    const headers = new Headers(init?.headers);
    learnCredentials(watch, 'credential of a call to a provider', headers);
    const isForm = headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded');
    if (isForm || init?.body instanceof URLSearchParams)
      for (const [name, value] of new URLSearchParams(init?.body as string | URLSearchParams))
        if (/(token|secret)$|^(assertion|code|code_verifier)$/.test(name))
          watch.learn('credential of a call to a provider', value);
    return fetch(input, init);
  };
}

/** PageSpeed Insights documents no other place for its key, and servers with its protocol know none. */
const keyInAddress = ['/sandbox/pagespeed/pagespeedonline/v5/runPagespeed'];

/** What stands after the scheme; of a name with a password also the password. */
function learnCredentials(watch: SecretWatch, kind: SecretKind, headers: Headers): void {
  const [, scheme, credential = ''] = /^(\S+) (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  watch.learn(kind, credential);
  if (scheme !== 'Basic') return;
  const text = Buffer.from(credential, 'base64').toString();
  watch.learn(kind, text.slice(text.indexOf(':') + 1));
}

/** Fields of bodies in which people and their programs enter secrets. */
const typed = /"(?:\w*password|token|secret|challenge|code|key_file)":("(?:[^"\\]|\\.)*")/g;

function learnTyped(watch: SecretWatch, body: unknown): void {
  if (typeof body !== 'string') return;
  for (const [, text = ''] of body.matchAll(typed)) {
    try {
      watch.learn('secret that somebody typed', JSON.parse(text) as string);
    } catch {
      // Not JSON: the API refuses it too.
    }
  }
}

async function watchedAnswer(watch: SecretWatch, asked: Request, answer: Response): Promise<Response> {
  const { pathname } = new URL(asked.url);
  const place = `the answer to ${asked.method} ${pathname}`;
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') watch.learn('cookie', /=([^;]*)/.exec(value)?.[1] ?? '');
    watch.notice(`${place}, ${name}`, value, name === 'set-cookie' ? 'cookie' : undefined);
  }
  if (answer.body === null) return answer;
  if (answer.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return new Response(answer.body.pipeThrough(noticed(watch, place)), answer);
  const bytes = await answer.arrayBuffer();
  const isPacked = answer.headers.get('Content-Encoding') === 'br';
  const content = isPacked ? brotliDecompressSync(bytes) : new Uint8Array(bytes);
  const type = answer.headers.get('Content-Type') ?? '';
  const text = type.startsWith('text/csv') ? textOfFile(content, type) : new TextDecoder().decode(content);
  watch.notice(place, withoutHandedOut(watch, asked.method, pathname, text));
  return new Response(bytes, answer);
}

function noticed(watch: SecretWatch, place: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let text = '';
  return new TransformStream({
    transform(chunk, controller) {
      text += decoder.decode(chunk, { stream: true });
      controller.enqueue(chunk);
    },
    flush: () => watch.notice(place, text),
  });
}

const handedOutBy = handedOut.flatMap(({ endpoints, fields }) =>
  endpoints.map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    fields,
  })),
);

type Holder = Record<string, unknown> | undefined;

/** The answer without the secrets that it is there for; they become known. */
function withoutHandedOut(watch: SecretWatch, method: string, pathname: string, text: string): string {
  const rightful = handedOutBy.filter((one) => one.method === method && one.path.test(pathname));
  if (rightful.length === 0 || text === '') return text;
  const body = JSON.parse(text) as Record<string, unknown>;
  for (const path of rightful.flatMap(({ fields }) => fields)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holders = names.reduce<Holder[]>(
      (within, name) => within.flatMap((one): Holder[] => [one?.[name] as Holder | Holder[]].flat()),
      [body],
    );
    for (const holder of holders) {
      for (const secret of [holder?.[last]].flat())
        if (typeof secret === 'string') watch.learn('token that is shown once', secret);
      if (holder) delete holder[last];
    }
  }
  return JSON.stringify(body);
}
