import type { Settings } from './settings.ts';

/** Asked while the app is still on its way, at the address that the app would ask. */
export interface FirstAnswer {
  url: string;
  response: Promise<Response>;
}

export function askFirst({ api, name, language }: Settings): FirstAnswer {
  const url = `${api}/locators/${encodeURIComponent(name)}/${language ? `?lang=${language}` : ''}`;
  // Read as it comes, not when the app is there to ask for it.
  const response = fetch(url, { credentials: 'omit' }).then(
    async (answer) => new Response(await answer.arrayBuffer(), answer),
  );
  // Whoever waits for it hears of a failure; without anybody it is no error of the page’s.
  response.catch(() => {});
  return { url, response };
}
