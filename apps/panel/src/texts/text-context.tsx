import { usePinfold, type Language } from '@pinfold/sdk';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import { loadedTexts, loadTexts } from './load-texts.ts';
import type { Texts } from './text-key.ts';

interface Wording {
  language: Language;
  texts: Texts;
}

export const TextContext = createContext<Wording | undefined>(undefined);

export interface TextProviderProps {
  /** Shown until the first language is there; a later one takes over when it has arrived. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Gives the page its words in the language of the SDK's Provider, so that both change in the same moment. */
export function TextProvider({ waiting, children }: TextProviderProps) {
  const { language, isLocaleReady } = usePinfold();
  const [arrived, setArrived] = useState<Wording>();
  useEffect(() => {
    let isCurrent = true;
    void loadTexts(language).then((texts) => isCurrent && setArrived({ language, texts }));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const texts = loadedTexts(language);
  const wording = texts && arrived?.language !== language ? { language, texts } : arrived;
  if (!wording || !isLocaleReady) return waiting;
  return <TextContext.Provider value={wording}>{children}</TextContext.Provider>;
}
