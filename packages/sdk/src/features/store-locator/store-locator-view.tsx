import { PageView, type VisitorViewProps } from '@pinfold/store-locator/view';
import { useContext, type JSX } from 'react';
import { PinfoldContext } from '../../provider/pinfold-context.ts';

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
  return <PageView {...props} nonce={useContext(PinfoldContext)?.nonce} />;
}
