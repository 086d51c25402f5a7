'use client';
import { useRef, useState, type JSX, type ReactNode } from 'react';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { useAutocomplete } from 'react-aria/useAutocomplete';

interface ListSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** A search field and a list box, which shows what matches. */
  children: ReactNode;
}

/**
 * While one types in the search field, the arrows choose in the list and Enter takes what is chosen. React Aria's own
 * `Autocomplete` does the same; it shares a module with the contexts that every text field reads, so that whoever draws
 * a text field would load it.
 */
export function ListSearch({ query, onQueryChange, children }: ListSearchProps): JSX.Element {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef },
    { inputValue: query, setInputValue: onQueryChange, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext.Provider value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext.Provider value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext.Provider>
    </FieldInputContext.Provider>
  );
}
