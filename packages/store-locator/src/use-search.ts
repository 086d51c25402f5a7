import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import type { LocatorEngine, StoreQuery, StoreResult } from './engine/locator-engine.ts';
import { loadLateSearch, type LateSearch } from './load-order.ts';
import type { LocatorPlace, LocatorSource } from './locator-source.ts';
import type { SearchOrigin, StoreLocatorState, StoreSuggestion } from './store-locator-state.ts';

/** State of the search field: its text, the point that distances are measured from, and places that match the text. */
export function useSearch(
  source: LocatorSource,
  context: { language: Language; late: LateSearch | null },
): SearchState {
  const [field, setField] = useState({ text: '', isPlace: false });
  const [origin, setOrigin] = useState<SearchOrigin | null>(null);
  const [locating, setLocating] = useState<StoreLocatorState['locating']>('idle');
  // A chosen place sets the origin; its name is not searched for.
  const searched = field.isPlace ? '' : field.text.trim();
  const { places, isLookingUp } = usePlaces(source, searched, context);
  const locate = () => {
    const found = (position: SearchOrigin) => {
      setOrigin(position);
      setField({ text: '', isPlace: false });
    };
    loadLateSearch().then(
      ({ locateVisitor }) => locateVisitor(found, setLocating),
      () => setLocating('unavailable'),
    );
  };
  return { field, setField, searched, origin, setOrigin, locating, setLocating, locate, places, isLookingUp };
}

interface SearchState {
  field: { text: string; isPlace: boolean };
  setField: Dispatch<SetStateAction<{ text: string; isPlace: boolean }>>;
  searched: string;
  origin: SearchOrigin | null;
  setOrigin: Dispatch<SetStateAction<SearchOrigin | null>>;
  locating: 'idle' | 'asking' | 'denied' | 'unavailable';
  setLocating: Dispatch<SetStateAction<'idle' | 'asking' | 'denied' | 'unavailable'>>;
  locate: () => void;
  places: LocatorPlace[];
  isLookingUp: boolean;
}

interface SuggestionContext {
  engine: LocatorEngine | null;
  query: StoreQuery;
  /** The result of `query`. */
  result: StoreResult;
  late: LateSearch | null;
  openStore(id: number): void;
  onSearch(text: string): void;
}

/** What `useSuggestions` returns. */
interface UseSuggestionsResult {
  text: string;
  setText: (text: string) => void;
  suggestions: readonly StoreSuggestion[];
  isLookingUp: boolean;
  choose: (suggestion: StoreSuggestion) => void;
  submit: () => void;
}

/** Suggestions for the text, and the actions of the search field. */
export function useSuggestions(search: SearchState, context: SuggestionContext): UseSuggestionsResult {
  const { field, setField, searched, setOrigin, places, isLookingUp } = search;
  const { engine, query, result, late, openStore, onSearch } = context;
  const [submitted, setSubmitted] = useState('');

  const { rows, suggestions } = useMemo(
    () =>
      (engine && searched && late?.storeSuggestions({ engine, query, result, places })) || nothingSuggested,
    [engine, query, result, places, searched, late],
  );

  const choose = (suggestion: StoreSuggestion) => {
    const { kind, label } = suggestion;
    setSubmitted('');
    if (kind === 'store') openStore(suggestion.id);
    else {
      const position = engine && late?.positionOf(suggestion, engine, rows);
      if (position) {
        setOrigin({ kind: 'place', label, ...position });
        search.setLocating('idle');
      }
      setField({ text: label, isPlace: Boolean(position) });
    }
    onSearch(label);
  };

  const submit = () => {
    if (!searched) return;
    const likeliest = late?.likeliestOf(suggestions, rows);
    if (likeliest) choose(likeliest);
    else if (isLookingUp && rows.length === 0) setSubmitted(searched);
    else onSearch(searched);
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (!submitted || isLookingUp) return;
    setSubmitted('');
    // Not if the text was changed while the places were looked up.
    if (submitted === searched) latest.current();
  }, [submitted, isLookingUp, searched]);

  // Stable, since the draft of the search field depends on it.
  const setText = useCallback(
    (text: string) => {
      setField({ text, isPlace: false });
      // A chosen place belonged to the previous text.
      setOrigin((before) => (before?.kind === 'place' ? null : before));
    },
    [setField, setOrigin],
  );
  return { text: field.text, setText, suggestions, isLookingUp, choose, submit };
}

const nothingSuggested = { rows: new Int32Array(0), suggestions: [] as readonly StoreSuggestion[] };

/** Characters from which on places are looked up. */
const shortest = 2;

/** What `usePlaces` returns. */
interface UsePlacesResult {
  places: LocatorPlace[];
  isLookingUp: boolean;
}

/** Looks up towns and streets whose name starts with the text. */
function usePlaces(
  source: LocatorSource,
  text: string,
  { language, late }: { language: Language; late: LateSearch | null },
): UsePlacesResult {
  const [found, setFound] = useState<{ text: string; places: LocatorPlace[] }>({ text: '', places: [] });
  const asked = text.length >= shortest ? text : '';
  useEffect(() => {
    if (!asked) return;
    return late?.lookUpPlaces(source, asked, language, (places) => setFound({ text: asked, places }));
  }, [source, asked, language, late]);
  const isLookingUp = asked !== '' && found.text !== asked;
  return { places: asked === '' || isLookingUp ? noPlaces : found.places, isLookingUp };
}

const noPlaces: LocatorPlace[] = [];
