import { usePinfold, type Language } from '@pinfold/sdk';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasTexts,
  i18n,
  loadTexts,
  namespacesOf,
  textFunction,
  type TextFunction,
  type TextRoom,
} from './i18n.ts';

interface Texts {
  t: TextFunction;
  /** The rooms whose texts are at hand, the innermost first. */
  rooms: readonly TextRoom[];
}

export const TextContext = createContext<Texts | undefined>(undefined);

export interface TextProviderProps {
  room: TextRoom;
  /** Shown until the first language is there; a later one takes over when it has arrived. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Adds a room's texts in the language of the SDK's Provider, so that both change in the same moment, and with them those
 * of the rooms around it: a page never speaks two languages.
 */
export function TextProvider({ room, waiting, children }: TextProviderProps) {
  const { language, isLocaleReady } = usePinfold();
  const outer = useContext(TextContext)?.rooms;
  const rooms = useMemo(() => [room, ...(outer ?? [])], [room, outer]);
  const [arrived, setArrived] = useState<Language>();
  useEffect(() => {
    let isCurrent = true;
    void loadTexts(rooms, language).then(() => isCurrent && setArrived(language));
    return () => {
      isCurrent = false;
    };
  }, [rooms, language]);

  const shown = hasTexts(rooms, language) ? language : arrived;
  const { t } = useTranslation(namespacesOf(rooms), {
    i18n,
    lng: shown ?? language,
    nsMode: 'fallback',
    useSuspense: false,
  });
  const texts = useMemo(() => ({ t: textFunction(t), rooms }), [t, rooms]);
  if (!shown || !isLocaleReady) return waiting;
  return <TextContext value={texts}>{children}</TextContext>;
}
