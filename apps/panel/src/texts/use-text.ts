import { useContext } from 'react';
import type { TextFunction } from './i18n.ts';
import { TextContext } from './text-context.tsx';

/** The panel's own texts in the reader's language. */
export function useText(): TextFunction {
  const texts = useContext(TextContext);
  if (!texts) throw new Error('useText needs a <TextProvider> somewhere above it.');
  return texts.t;
}
