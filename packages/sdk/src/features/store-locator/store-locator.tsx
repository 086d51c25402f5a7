import { type JSX, useContext, useMemo } from 'react';
import {
  createPublicSource,
  LocatorError,
  type LocatorSource,
  problemOfStatus,
  type StoreLocatorOptions,
  useStoreLocator,
} from '@pinfold/store-locator';
import { PageView, type VisitorViewProps } from '@pinfold/store-locator/view';
import { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { PinfoldContext } from '../../provider/pinfold-context.ts';

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

export type StoreLocatorViewProps = Omit<VisitorViewProps, 'children' | 'nonce'>;

/**
 * The store locator that visitors see; fetches nothing itself: pass it the result of `useStoreLocator`. Its height is
 * `--pinfold-height` (640px by default), and its layout depends on its own width.
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

/** Returns a source that reads a locator’s stores through the Provider’s client, without its token. */
function createClientSource(client: PinfoldClient, name: string): LocatorSource {
  const source = createPublicSource({
    api: '',
    name,
    fetch: (path, { signal, ...init }) =>
      client
        .open(path, { ...init, signal: signal ?? new AbortController().signal })
        .catch((error: unknown) => {
          const isAnswered = error instanceof ApiError && error.kind === 'http';
          throw new LocatorError(isAnswered ? problemOfStatus(error.status) : 'offline', { cause: error });
        }),
  });
  return { ...source, key: `${client.scope} ${source.key}` };
}
