import { type ReactNode, useEffect, useMemo } from 'react';
import type { FirstAnswer } from '../loader.ts';
import type { WidgetLanguage as Language, Settings } from '../settings.ts';
import { useStoreInAddress } from './deep-link.ts';
import {
  createPublicSource,
  type PublicLocator,
  type StoreLocatorEvent,
  useStoreLocator,
} from '@pinfold/store-locator';
import { VisitorView } from '@pinfold/store-locator/view';

interface WidgetProps {
  /** The custom element, on which events are dispatched. */
  host: HTMLElement;
  settings: Settings;
  first: FirstAnswer;
  /** The first response, if it has arrived. */
  arrived?: PublicLocator | undefined;
  /** Called with the locator's name. */
  onName?: (name: string) => void;
  /** Rendered before the view, such as a close button. */
  before?: (language: Language) => ReactNode;
}

/** The visitors' view in one element. */
export function Widget({
  host,
  settings: { api, name, language, theme },
  first,
  arrived,
  onName,
  before,
}: WidgetProps) {
  const source = useMemo(
    () => ({
      ...createPublicSource({ api, name, fetch: answerFirst(first) }),
      arrived: (wanted?: Language) => (wanted === arrived?.language ? arrived : undefined),
    }),
    [api, name, first, arrived],
  );
  const { open, ...address } = useStoreInAddress(host);
  const state = useStoreLocator({
    source,
    language,
    ...address,
    onEvent: (event) => dispatchToHost(host, event),
  });
  const title = state.locator?.options.header_name;
  useEffect(() => {
    open.current = state.open;
  });
  useEffect(() => {
    if (title) onName?.(title);
  }, [title, onName]);
  return (
    <>
      {before?.(state.language)}
      <VisitorView state={state} theme={theme} />
    </>
  );
}

/** Returns a `fetch` whose first call for the URL gets the response that was requested while the app loaded. */
export function answerFirst({ url, answer }: FirstAnswer): typeof fetch {
  let isTaken = false;
  return (input, init) => {
    if (isTaken || String(input) !== url) return fetch(input, init);
    isTaken = true;
    return answer.then(({ status, text }) => new Response(text, { status }));
  };
}

/** Dispatches what a visitor did as a bubbling event, such as `pinfold:select` with `detail.id`. */
function dispatchToHost(host: HTMLElement, { type, ...detail }: StoreLocatorEvent): void {
  host.dispatchEvent(new CustomEvent(`pinfold:${type}`, { detail, bubbles: true, composed: true }));
}
