import { usePinfold } from '@pinfold/sdk';
import { use, useCallback } from 'react';
import { fillText, type TextValues } from './fill-text.ts';
import { loadedTexts, loadTexts } from './load-texts.ts';
import type { TextKey } from './text-key.ts';

/** The panel's own words in the language of the Provider, so that both change in the same moment. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const { language } = usePinfold();
  const texts = loadedTexts(language) ?? use(loadTexts(language));
  return useCallback((key, values) => fillText(texts, language, key, values), [texts, language]);
}
