'use client';
import { useCallback, useState, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useIsSSR } from 'react-aria/SSRProvider';
import { styled } from 'styled-components';
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

const Portal = styled.div.withConfig(partClass('Portal'))<{ $tokens: string }>`
  ${rootStyle}
  /* A fixed element and its children are not clipped by a dialog's overflow. */
  &:where([data-unclipped]) {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
`;
