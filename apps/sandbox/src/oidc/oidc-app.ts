import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { throughNode } from '../http/through-node.ts';
import { once } from '../identity/made-once.ts';
import { createOidcAccounts } from './oidc-accounts.ts';
import { createOidcProvider, openOidcKeys } from './oidc-provider.ts';
import { interactionRoutes } from './interaction.routes.ts';

interface OidcApp {
  /** Where browsers find the sandbox, without a path. */
  origin: string;
  /** Where this app is mounted. */
  path: string;
  folder: string | undefined;
}

/** An OpenID provider: «Konto Lipa ID», with discovery, keys, tokens, user info and a page to log in. */
export function oidcApp({ origin, path, folder }: OidcApp): Hono {
  const accounts = createOidcAccounts();
  const open = once(async () => createOidcProvider(origin + path, await openOidcKeys(folder), accounts));
  const through = async (
    request: Request,
    act: (provider: Provider, request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ) => {
    const provider = await open();
    return throughNode(atOrigin(request, origin), (incoming, outgoing) => act(provider, incoming, outgoing));
  };

  return new Hono().route('/', interactionRoutes({ accounts, through, path })).all('/*', (c) =>
    through(c.req.raw, async (provider, incoming, outgoing) => {
      if (/^\/auth(\/|$)/.test(c.req.path.slice(path.length))) clearLogin(incoming);
      Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(path.length) });
      await provider.callback()(incoming, outgoing);
    }),
  );
}

export type Through = (
  request: Request,
  act: (provider: Provider, request: IncomingMessage, response: ServerResponse) => Promise<void>,
) => Promise<Response>;

/** Each login begins without a session: otherwise a second user of the same browser would have to log out first. */
function clearLogin({ headers }: IncomingMessage): void {
  const kept = (headers.cookie ?? '').split('; ').filter((pair) => !/^lipa_id(\.sig)?=/.test(pair));
  headers.cookie = kept.join('; ');
}

/** A proxy in front may have changed the address; the provider has to see the one that it names itself by. */
function atOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const moved = new Request(origin + pathname + search, request);
  moved.headers.delete('X-Forwarded-Host');
  moved.headers.set('X-Forwarded-Proto', new URL(origin).protocol.slice(0, -1));
  return moved;
}
