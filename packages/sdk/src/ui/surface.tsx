'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePinfold } from '../provider/use-pinfold.ts';
import { useAppearance } from '../theme/appearance-context.ts';
import { mergeAppearance, type Appearance } from '../theme/appearance.ts';
import type { ComponentName } from '../theme/components.ts';
import { PortalRoot } from '../theme/portal-root.tsx';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { NonceStyles } from './nonce-styles.tsx';
import { useNonce } from './use-nonce.ts';

export interface SurfaceProps {
  /** Key in the Provider's `appearance.components`. @default 'Surface' */
  component?: ComponentName | undefined;
  /** Appearance of this surface alone, on top of the Provider's. Keep the object between renders. */
  appearance?: Appearance | undefined;
  /** Grows to the height of its parent. @default false */
  isFullHeight?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Applies the Provider's appearance, language, nonce and portal to the components inside it. One around the whole page
 * is enough; nested ones add only their differences.
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
export function Surface({
  component = 'Surface',
  appearance: own,
  isFullHeight,
  children,
}: SurfaceProps): ReactNode {
  const { appearance: provided, language, nonce, portalContainer, queryClient } = usePinfold();
  useNonce(nonce);
  const around = useAppearance();
  const isInside = useContext(SurfaceContext) === queryClient;
  const merged = useMemo(() => {
    const whole = isInside ? around : mergeAppearance(around, provided);
    const ofComponent = whole.components?.[component];
    if (isInside && !ofComponent && !own) return undefined;
    return mergeAppearance(isInside ? undefined : provided, ofComponent, own);
  }, [isInside, around, provided, component, own]);
  if (!merged) return children;

  const dir = merged.options?.direction ?? around.options?.direction ?? 'ltr';
  const surface = (
    <I18nProvider locale={dir === 'rtl' ? `${language}-Arab` : language}>
      <ThemeRoot appearance={merged} dir={dir} lang={language} isFullHeight={isFullHeight}>
        <PortalRoot container={portalContainer} dir={dir} lang={language}>
          <SurfaceContext.Provider value={queryClient}>{children}</SurfaceContext.Provider>
        </PortalRoot>
      </ThemeRoot>
    </I18nProvider>
  );
  return isInside ? surface : <NonceStyles nonce={nonce}>{surface}</NonceStyles>;
}

// Identifies the Provider, since each has its own stable query client.
const SurfaceContext = createContext<unknown>(undefined);
