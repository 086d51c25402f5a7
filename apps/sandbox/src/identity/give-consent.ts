/**
 * Answers a consent page at an address as a person would, with these choices. Returns the code with which the browser is sent
 * back; empty where it is sent back without one.
 */
export async function giveConsent(
  fetch: (request: Request) => Promise<Response>,
  url: string,
  answer: Readonly<Record<string, string>>,
): Promise<string> {
  const page = new URL(url);
  page.pathname += '/answer';
  for (const [name, value] of Object.entries(answer)) page.searchParams.set(name, value);
  const { headers } = await fetch(new Request(page));
  return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
}
