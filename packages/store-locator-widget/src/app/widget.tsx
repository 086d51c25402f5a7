import { useEffect, useMemo, type ReactNode } from 'react';
import type { FirstAnswer } from '../first-answer.ts';
import type { Settings, WidgetLanguage as Language } from '../settings.ts';
import { answerFirst } from './answer-first.ts';
import { tellHost } from './tell-host.ts';
import { useStoreInAddress } from './use-store-in-address.ts';
import { createPublicSource, useStoreLocator, VisitorView, type PublicLocator } from './visitor.ts';

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
