import { defaultLanguage } from '@pinfold/contract/languages';
import type { FirstAnswer } from '../loader.ts';
import type { Settings } from '../settings.ts';
import type { PublicLocator } from '@pinfold/store-locator';
import { loadMessages } from '@pinfold/store-locator/view';

/** Milliseconds that the first render waits for the stores, since rendering without them means rendering twice. */
const patience = 100;

/**
 * Waits for the messages, without which nothing can be rendered, and up to 100 ms for the stores, so that the first frame is
 * the list. Returns undefined if the stores are late or failed; the view then requests them, and reports the failure.
 */
export async function gatherFirstFrame(
  { answer }: FirstAnswer,
  { language = defaultLanguage }: Settings,
): Promise<PublicLocator | undefined> {
  const nothing = () => undefined;
  const locator = answer
    .then(({ status, text }) => (status === 200 ? JSON.parse(text) : undefined))
    .catch(nothing);
  await loadMessages(language).catch(nothing);
  return Promise.race([locator, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
}
