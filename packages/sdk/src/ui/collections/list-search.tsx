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
 * Connects a search field with a list box: arrow keys move in the list, Enter selects. React Aria's `Autocomplete`
 * does the same, but is in one module with contexts of all text fields, which would then load it as well.
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
