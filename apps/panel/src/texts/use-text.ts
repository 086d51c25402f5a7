import { useCallback, useContext } from 'react';
import { fillText, type TextValues } from './fill-text.ts';
import { TextContext } from './text-context.tsx';
import type { TextKey } from './text-key.ts';

/** The panel's own words in the reader's language. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const rooms = useContext(TextContext);
  if (rooms.length === 0) throw new Error('useText needs a <TextProvider> somewhere above it.');
  return useCallback((key, values) => fillText(rooms, key, values), [rooms]);
}
