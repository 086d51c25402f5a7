import type { Language } from '@pinfold/contract/languages';
import { useEffect, useState } from 'react';
import type { SearchReach } from './load-search-reach.ts';
import type { LocatorSource } from './locator-source.ts';
import type { LocatorPlace } from './locator.ts';

const shortest = 2;

/** What `useStoreLocatorPlaces` returns. */
export interface UseStoreLocatorPlacesResult {
  places: LocatorPlace[];
  isLookingUp: boolean;
}

/** Towns and streets of the world that begin like a text. */
export function useStoreLocatorPlaces(
  source: LocatorSource,
  text: string,
  { language, reach }: { language: Language; reach: SearchReach | null },
): UseStoreLocatorPlacesResult {
  const [found, setFound] = useState<{ text: string; places: LocatorPlace[] }>({ text: '', places: [] });
  const asked = text.length >= shortest ? text : '';
  useEffect(() => {
    if (!asked) return;
    return reach?.lookUpPlaces(source, asked, language, (places) => setFound({ text: asked, places }));
  }, [source, asked, language, reach]);
  const isLookingUp = asked !== '' && found.text !== asked;
  return { places: asked === '' || isLookingUp ? noPlaces : found.places, isLookingUp };
}

const noPlaces: LocatorPlace[] = [];
