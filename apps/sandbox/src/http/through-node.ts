import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';

type Act = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Lets a handler for Node's requests and responses process a fetch request, without a socket. */
export async function throughNode(request: Request, act: Act): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  let failure: unknown;
  const answered = await inject(
    (incoming, outgoing) => {
      Promise.resolve(act(incoming, outgoing)).catch((error: unknown) => {
        failure = error;
        outgoing.end();
      });
    },
    {
      method: request.method,
      url: pathname + search,
      authority: host,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    },
  );
  if (failure !== undefined) throw failure;
  const hasBody = answered.statusCode !== 204 && answered.statusCode !== 304;
  return new Response(hasBody ? new Uint8Array(answered.rawPayload) : null, {
    status: answered.statusCode,
    headers: headersOf(answered.headers),
  });
}

function headersOf(headers: NodeJS.Dict<number | string | string[]>): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) kept.append(name, String(one));
  kept.delete('Connection');
  kept.delete('Transfer-Encoding');
  return kept;
}
