'use client';
import { useCallback, useEffect, useState, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useIsSSR } from 'react-aria/SSRProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { styled } from 'styled-components';
import { isShadowRoot, treeOf } from '../ui/tree-of.ts';
import type { ColorScheme } from './appearance.ts';
import { useAppearance } from './appearance-context.ts';
import { isCutOff } from './is-cut-off.ts';
import { partClass } from './part-class.ts';
import { rootAttributes, rootStyle } from './theme-root.tsx';

export interface PortalRootProps {
  /** Container of overlays, such as the host's dialog or shadow root. @default document.body */
  container?: Element | null | undefined;
  colorScheme?: ColorScheme | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
  children?: ReactNode;
}

/**
 * Renders popovers, dialogs and toasts of its children into one container with the theme.
 * Place it inside `ThemeRoot`, whose appearance it repeats.
 *
 * @selector .pinfold-Portal
 * @example
 * ```tsx
 * <ThemeRoot><PortalRoot>…</PortalRoot></ThemeRoot>
 * ```
 */
export function PortalRoot({ container, colorScheme, dir, children, ...rest }: PortalRootProps): JSX.Element {
  const appearance = useAppearance();
  const isServer = useIsSSR();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const getContainer = useCallback(() => element, [element]);
  useShadowRoot(element);
  useEscape(element);
  return (
    <>
      <UNSAFE_PortalProvider getContainer={getContainer}>{children}</UNSAFE_PortalProvider>
      {!isServer &&
        createPortal(
          <Portal
            {...rest}
            className="pinfold-root"
            ref={setElement}
            data-unclipped={(container && isCutOff(container)) || undefined}
            {...rootAttributes(appearance, colorScheme, dir)}
          />,
          container ?? document.body,
        )}
    </>
  );
}

/**
 * Lets React Aria look through shadow boundaries where overlays lie behind one: it would make everything outside of an
 * overlay inert, and with it the host of the shadow root. Elsewhere that walk through the page would be in vain.
 */
function useShadowRoot(portal: Element | null): void {
  useEffect(() => {
    if (portal && isShadowRoot(treeOf(portal))) enableShadowDOM();
  }, [portal]);
}

/**
 * Claims Escape for an overlay that is open, or a search that it empties: a dialog of the host that listens at the
 * document while the key is on its way down would close as well. At the window it is too early for that, and dialogs,
 * also the browser's own, leave a key alone whose default was prevented.
 */
function useEscape(portal: Element | null): void {
  useEffect(() => {
    const view = portal?.ownerDocument.defaultView;
    if (!portal || !view) return undefined;
    const claim = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // From the target up to the window, which is no element.
      const path = event.composedPath() as Partial<HTMLInputElement>[];
      if (path.some(isOurs) && (portal.querySelector(openOverlay) || isFilledSearch(path[0] ?? {})))
        event.preventDefault();
    };
    view.addEventListener('keydown', claim, true);
    return () => view.removeEventListener('keydown', claim, true);
  }, [portal]);
}

// Nothing else is in a portal, but for toasts, which Escape leaves alone.
const openOverlay = ':scope > :not([data-react-aria-top-layer])';

function isOurs({ classList }: Partial<Element>): boolean | undefined {
  return classList?.contains('pinfold-root');
}

function isFilledSearch({ type, value }: Partial<HTMLInputElement>): boolean {
  return type === 'search' && value !== '';
}

const Portal = styled.div.withConfig(partClass('Portal'))<{ $tokens: string }>`
  ${rootStyle}
  /* A fixed element and its children are not clipped by a dialog's overflow. */
  &:where([data-unclipped]) {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
`;
