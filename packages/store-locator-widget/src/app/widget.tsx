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
  /** The element that hears of events. */
  host: HTMLElement;
  settings: Settings;
  first: FirstAnswer;
  /** What it said, where that is here already. */
  arrived?: PublicLocator | undefined;
  /** Hears what the locator is called. */
  onName?: (name: string) => void;
  /** Drawn ahead of it, such as what closes its window. */
  before?: (language: Language) => ReactNode;
}

/** The visitor’s view on one element of a page. */
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
  const state = useStoreLocator({ source, language, ...address, onEvent: (event) => tellHost(host, event) });
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

/** A `fetch` that gives what was asked while the app was on its way to the first who asks for it. */
export function answerFirst({ url, answer }: FirstAnswer): typeof fetch {
  let isTaken = false;
  return (input, init) => {
    if (isTaken || String(input) !== url) return fetch(input, init);
    isTaken = true;
    return answer.then(({ status, text }) => new Response(text, { status }));
  };
}

/** Says on the element what a visitor did: `pinfold:select` with `detail.id`, heard anywhere above it. */
function tellHost(host: HTMLElement, { type, ...detail }: StoreLocatorEvent): void {
  host.dispatchEvent(new CustomEvent(`pinfold:${type}`, { detail, bubbles: true, composed: true }));
}
