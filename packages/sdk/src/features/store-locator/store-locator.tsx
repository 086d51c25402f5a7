import { useStoreLocator, type StoreLocatorOptions } from '@pinfold/store-locator';
import { useContext, useMemo, type JSX } from 'react';
import { PinfoldContext } from '../../provider/pinfold-context.ts';
import { createClientSource } from './client-source.ts';
import { StoreLocatorView, type StoreLocatorViewProps } from './store-locator-view.tsx';

export interface StoreLocatorProps extends StoreLocatorOptions, Omit<StoreLocatorViewProps, 'state'> {}

/**
 * A store locator: search, filters, list, map, and all about each store. Everything in it is public, so it works without
 * a Provider; inside of one it takes its connection, language and nonce from there.
 *
 * @selector .pinfold-StoreLocator
 * @throws Nothing; what goes wrong is said in its place, with a way to try again.
 * @example
 * ```tsx
 * <StoreLocator name="kawiarnia-lipa" api="https://panel.example.com/api" theme="auto" />
 * ```
 */
export function StoreLocator({ slots, map, theme, className, ...options }: StoreLocatorProps): JSX.Element {
  const pinfold = useContext(PinfoldContext);
  const { source, api, name } = options;
  const client = source || api !== undefined ? undefined : pinfold?.client;
  const ofProvider = useMemo(() => client && createClientSource(client, name ?? ''), [client, name]);
  const state = useStoreLocator({
    ...options,
    source: source ?? ofProvider,
    language: options.language ?? pinfold?.language,
  });
  return <StoreLocatorView {...{ state, slots, map, theme, className }} />;
}
