import { useContext, useRef, type JSX } from 'react';
import { PinfoldContext } from '../../provider/pinfold-context.ts';
import { useSheet } from './use-sheet.ts';
import { sheet } from './visitor/sheet.ts';
import { VisitorView, type VisitorViewProps } from './visitor/visitor-view.tsx';

export type StoreLocatorViewProps = Omit<VisitorViewProps, 'children' | 'nonce'>;

/**
 * The store locator that visitors see, without any fetching of its own: give it what `useStoreLocator` returns. It is as
 * high as `--pinfold-height` says (640px), and lays itself out by its own width.
 *
 * @selector .pinfold-StoreLocator
 * @example
 * ```tsx
 * function Cafes() {
 *   const state = useStoreLocator({ name: 'kawiarnia-lipa' });
 *   return <StoreLocatorView state={state} theme="light" />;
 * }
 * ```
 */
export function StoreLocatorView(props: StoreLocatorViewProps): JSX.Element {
  const nonce = useContext(PinfoldContext)?.nonce;
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, sheet, nonce);
  return (
    <VisitorView {...props} nonce={nonce}>
      <span ref={place} hidden />
    </VisitorView>
  );
}
