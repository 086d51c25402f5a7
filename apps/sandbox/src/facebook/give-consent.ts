import { facebookPeople } from './facebook-state.ts';

/**
 * Answers Facebook's consent page as a person would: the manager, for all pages, unless told otherwise. Returns the code with
 * which the browser is sent back; empty where it is sent back without one.
 */
export async function giveConsent(
  fetch: (request: Request) => Promise<Response>,
  url: string,
  answer: Record<string, string> = {},
): Promise<string> {
  const page = new URL(url);
  page.pathname += '/answer';
  for (const [name, value] of Object.entries({ person: facebookPeople[0].id, page: 'all', ...answer }))
    page.searchParams.set(name, value);
  const { headers } = await fetch(new Request(page));
  return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
}
