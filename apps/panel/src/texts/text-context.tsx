import { usePinfold } from '@pinfold/sdk';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Wording } from './fill-text.ts';
import { loadedTexts, loadTexts } from './load-texts.ts';
import type { TextRoom } from './text-key.ts';

/** The rooms whose words are at hand, the innermost first. */
export const TextContext = createContext<readonly Wording[]>([]);

export interface TextProviderProps {
  room: TextRoom;
  /** Shown until the first language is there; a later one takes over when it has arrived. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Adds a room's words in the language of the SDK's Provider, so that both change in the same moment. */
export function TextProvider({ room, waiting, children }: TextProviderProps) {
  const { language, isLocaleReady } = usePinfold();
  const outer = useContext(TextContext);
  const [arrived, setArrived] = useState<Wording>();
  useEffect(() => {
    let isCurrent = true;
    void loadTexts(room, language).then((texts) => isCurrent && setArrived({ language, texts }));
    return () => {
      isCurrent = false;
    };
  }, [room, language]);
  const texts = loadedTexts(room, language);
  const wording = useMemo(
    () => (texts && arrived?.language !== language ? { language, texts } : arrived),
    [texts, arrived, language],
  );
  const rooms = useMemo(() => (wording ? [wording, ...outer] : outer), [wording, outer]);
  if (!wording || !isLocaleReady) return waiting;
  return <TextContext.Provider value={rooms}>{children}</TextContext.Provider>;
}
