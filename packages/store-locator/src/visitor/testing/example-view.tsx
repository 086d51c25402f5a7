import { useState } from 'react';
import type { Language } from '@pinfold/contract/languages';
import { PageView } from '../page-view.tsx';
import type { VisitorViewProps } from '../visitor-view.tsx';
import { useStoreLocator } from '../../use-store-locator.ts';
import { exampleCards, exampleSource, type ExampleSource } from './example-locator.ts';

export interface ExampleViewProps extends Omit<VisitorViewProps, 'state'> {
  /** How many stores there are. @default 60 */
  count?: number | undefined;
  /** Called before the first request, to change what the source returns. */
  prepare?: ((source: ExampleSource) => void) | undefined;
  /** Pixels; a phone is 390. @default all there is */
  width?: number | undefined;
  language?: Language | undefined;
}

/** A locator over stores in memory, as wide as a story says. */
export function ExampleView({ count = 60, prepare, width, language, ...props }: ExampleViewProps) {
  const [source] = useState(() => {
    const made = exampleSource({ cards: exampleCards(count) });
    prepare?.(made);
    return made;
  });
  const state = useStoreLocator({ source, language });
  return (
    <div style={width === undefined ? { padding: 16 } : { inlineSize: width, padding: 16 }}>
      <PageView {...props} state={state} />
    </div>
  );
}
