import { defaultLanguage } from '@pinfold/contract/languages';
import type { FirstAnswer } from '../first-answer.ts';
import type { Settings } from '../settings.ts';
import { loadWords, type PublicLocator } from './visitor.ts';

/**
 * Waits for words, without which there is nothing to show, and gives the shops that have come by then: with both the
 * first frame is the list. Whatever is missing is asked for again by the view, which hears why.
 */
export function gatherFirstFrame(
  { response }: FirstAnswer,
  { language = defaultLanguage }: Settings,
): Promise<PublicLocator | undefined> {
  let arrived: PublicLocator | undefined;
  response
    .then((answer) => answer.ok && answer.clone().json())
    .then((locator: PublicLocator | false) => (arrived = locator || undefined))
    .catch(() => {});
  const give = () => arrived;
  return loadWords(language).then(give, give);
}
