import type { Settings } from './settings.ts';

/** Asked while the app is still on its way, at the address that the app would ask. */
export interface FirstAnswer {
  url: string;
  answer: Promise<Answer>;
}

/** An answer that was read to its end. */
export interface Answer {
  status: number;
  text: string;
}

export function askFirst({ api, name, language }: Settings): FirstAnswer {
  const url = `${api}/locators/${encodeURIComponent(name)}/${language ? `?lang=${language}` : ''}`;
  // Read as it comes, not when the app is there to ask for it.
  const answer = fetch(url, { credentials: 'omit' }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  // Whoever waits for it hears of a failure; without anybody it is no error of the page’s.
  answer.catch(() => {});
  return { url, answer };
}
