import { defaultLanguage } from '@pinfold/contract/languages';
import type { FirstAnswer } from '../loader.ts';
import type { Settings } from '../settings.ts';
import type { PublicLocator } from '@pinfold/store-locator';
import { loadMessages } from '@pinfold/store-locator/view';

/** Milliseconds that everything else waits for the stores: drawn without them, it is drawn twice. */
const patience = 100;

/**
 * Waits for words, without which there is nothing to show, and a moment for the stores: with both the first frame is the
 * list. Whatever is missing is asked for again by the view, which hears why.
 */
export async function gatherFirstFrame(
  { answer }: FirstAnswer,
  { language = defaultLanguage }: Settings,
): Promise<PublicLocator | undefined> {
  const nothing = () => undefined;
  const stores = answer
    .then(({ status, text }) => (status === 200 ? JSON.parse(text) : undefined))
    .catch(nothing);
  await loadMessages(language).catch(nothing);
  return Promise.race([stores, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
}
