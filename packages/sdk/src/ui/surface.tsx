'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { StyleSheetManager } from 'styled-components';
import { usePinfold } from '../provider/use-pinfold.ts';
import { PortalRoot } from '../theme/portal-root.tsx';
import { ThemeRoot } from '../theme/theme-root.tsx';

export interface SurfaceProps {
  /** Grows to the height of its parent. @default false */
  isFullHeight?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Where a host's page turns into Pinfold's: gives the Provider's appearance, language, nonce and portal to every
 * component below it. One around the whole page is enough: those inside it add nothing.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-Root
 * @example
 * ```tsx
 * <PinfoldProvider client={client} nonce={nonce}>
 *   <Surface><Button>Zapisz</Button></Surface>
 * </PinfoldProvider>
 * ```
 */
export function Surface({ isFullHeight, children }: SurfaceProps) {
  const { appearance, language, nonce, portalContainer, queryClient } = usePinfold();
  const isInside = useContext(SurfaceContext) === queryClient;
  if (isInside) return children;

  const surface = (
    <I18nProvider locale={language}>
      <ThemeRoot appearance={appearance} lang={language} isFullHeight={isFullHeight}>
        <PortalRoot container={portalContainer} lang={language}>
          <SurfaceContext.Provider value={queryClient}>{children}</SurfaceContext.Provider>
        </PortalRoot>
      </ThemeRoot>
    </I18nProvider>
  );
  return nonce === undefined ? surface : <StyleSheetManager nonce={nonce}>{surface}</StyleSheetManager>;
}

// A Provider's cache is the one thing that is its own and never changes.
const SurfaceContext = createContext<unknown>(undefined);
