/**
 * Returns a `fetch` whose refusals do not repeat the credentials of the call: what a provider says of a failure gets into
 * errors, and with them into logs.
 */
export function hideCredentials(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.ok || answer.body === null) return answer;
    const said = await answer.text();
    const hidden = credentialsOf(input, init).reduce((text, one) => text.replaceAll(one, '…'), said);
    return new Response(hidden, answer);
  };
}

/** Shorter values are words, such as `none`. */
const shortest = 8;

/** Fields of forms, and of JSON, that open something. */
const secretField = /(token|secret|assertion|verifier|password)$|^code$/;

function credentialsOf(
  input: Parameters<typeof globalThis.fetch>[0],
  { headers, body }: RequestInit = {},
): string[] {
  const { searchParams } = new URL(input instanceof Request ? input.url : input);
  const shown = new Headers(headers);
  const inHeaders = [shown.get('Authorization')?.split(' ').at(-1), shown.get('X-Goog-Api-Key')];
  const inBody = fieldsOf(body)
    .filter(([name]) => secretField.test(name))
    .map(([, value]) => value);
  return [...inHeaders, searchParams.get('key'), ...inBody]
    .filter((value) => typeof value === 'string')
    .filter((value) => value.length >= shortest)
    .flatMap((value) => [value, encodeURIComponent(value)]);
}

function fieldsOf(body: RequestInit['body']): [name: string, value: unknown][] {
  if (body instanceof URLSearchParams) return [...body];
  if (typeof body !== 'string') return [];
  if (!body.startsWith('{')) return [...new URLSearchParams(body)];
  return Object.entries(JSON.parse(body) as object);
}
