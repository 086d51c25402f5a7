import type { Language } from '@pinfold/contract/languages';
import type { LocatorSource } from './locator-source.ts';
import type { LocatorPlace } from './locator.ts';

/** Towns and streets of the world that begin like a text, once the typing rests. Returns the way to call it off. */
export function lookUpPlaces(
  source: LocatorSource,
  text: string,
  language: Language,
  onFound: (places: LocatorPlace[]) => void,
): () => void {
  const request = new AbortController();
  const timer = setTimeout(() => {
    const settle = (places: LocatorPlace[]) => !request.signal.aborted && onFound(places);
    // A place that cannot be looked up leaves the shops, which are found without asking.
    source.places(text, language, request.signal).then(settle, () => settle([]));
  }, rest);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}

const rest = 250;
