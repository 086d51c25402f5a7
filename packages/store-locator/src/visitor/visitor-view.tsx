import { type CSSProperties, type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { StoreLocatorState } from '../store-locator-state.ts';
import { afterListSettled, useLater } from '../load-order.ts';
import { ListPanel } from './list-panel.tsx';
import type { LocatorMapAdapter } from './map/locator-map-adapter.ts';
import { part, type LateParts, type StoreLocatorSlots } from './parts.ts';
import { useMessages } from './messages/load-messages.ts';

export interface VisitorViewProps {
  state: StoreLocatorState;
  slots?: StoreLocatorSlots | undefined;
  /** What draws the map, such as MapLibre or Google Maps; null for a list alone. @default Leaflet over an outline of land */
  map?: LocatorMapAdapter | null | undefined;
  /** @default 'auto' */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  className?: string | undefined;
  /** For styles where a browser takes them only as elements. */
  nonce?: string | undefined;
  children?: ReactNode;
}

/** What visitors see of a store locator, on React or preact; its looks are in `sheet.ts`. */
export function VisitorView({
  state,
  slots,
  map,
  theme = 'auto',
  className,
  nonce,
  children,
}: VisitorViewProps): JSX.Element {
  const { locator, opened } = state;
  const messages = useMessages(state.language);
  const root = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<'list' | 'map'>('list');
  const titleId = useId();
  // Details stand where the list is.
  useEffect(() => {
    if (opened !== null) setShown('list');
  }, [opened]);
  // The list first, and at once after it what else there is.
  const { value: late } = useLater(loadLateParts, messages !== null && state.status !== 'loading');
  const hasMap = map !== null && locator !== null && locator.options.map.is_shown && locator.count > 0;

  return (
    <section
      ref={root}
      className={['pinfold-StoreLocator', className].filter(Boolean).join(' ')}
      data-theme={theme}
      data-shown={hasMap ? shown : 'list'}
      lang={state.language}
      // All its languages run so, whatever the page's does.
      dir="ltr"
      aria-labelledby={titleId}
      aria-busy={state.status === 'loading'}
      style={late && locator ? (late.brandColors(locator.options.primary_color) as CSSProperties) : undefined}
    >
      {children}
      {messages && (
        <div className={part('layout')} data-map={hasMap || undefined}>
          {late && <late.LateStyles nonce={nonce} />}
          <ListPanel {...{ state, messages, slots, titleId, late }} />
          {late && hasMap && (
            <late.MapPane
              key={map ? 'theirs' : 'ours'}
              {...{ state, messages, slots, late, root }}
              map={map}
              isChosen={shown === 'map'}
            />
          )}
          {late && hasMap && <late.ViewSwitch {...{ messages, shown }} onChange={setShown} />}
        </div>
      )}
    </section>
  );
}

async function loadLateParts(): Promise<LateParts> {
  await afterListSettled();
  return import('./late-parts.tsx');
}
