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
  /** Draws the map, such as with MapLibre or Google Maps; null for a list alone. @default Leaflet over an outline of land */
  map?: LocatorMapAdapter | null | undefined;
  /** @default 'auto' */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  className?: string | undefined;
  /** Nonce of style elements, for browsers without constructed style sheets. */
  nonce?: string | undefined;
  children?: ReactNode;
}

/** The visitors' view of a store locator, on React or preact; its styles are in `sheet.ts`. */
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
  // Details are shown in place of the list.
  useEffect(() => {
    if (opened !== null) setShown('list');
  }, [opened]);
  // Loaded once the list has been painted.
  const { value: late } = useLater(loadLateParts, messages !== null && state.status !== 'loading');
  const hasMap = map !== null && locator !== null && locator.options.map.is_shown && locator.count > 0;

  return (
    <section
      ref={root}
      className={['pinfold-StoreLocator', className].filter(Boolean).join(' ')}
      data-theme={theme}
      data-shown={hasMap ? shown : 'list'}
      lang={state.language}
      // All its languages are written left to right, whatever the page's direction.
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
