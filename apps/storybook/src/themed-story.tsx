import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PortalRoot, ThemeRoot } from '@pinfold/sdk/storybook';
import type { AppearanceOptions, ColorScheme } from '@pinfold/sdk/styles';
import './page.css';

export interface ThemedStoryProps {
  colorScheme: ColorScheme;
  locale: string;
  density: NonNullable<AppearanceOptions['density']>;
  direction: 'ltr' | 'rtl';
  isPadded: boolean;
  children: ReactNode;
}

/** Renders a story inside a theme root and portal root, as a host would. */
export function ThemedStory({
  colorScheme,
  locale,
  density,
  direction,
  isPadded,
  children,
}: ThemedStoryProps) {
  const appearance = useMemo(
    () => ({ options: { colorScheme, density, direction } }),
    [colorScheme, density, direction],
  );
  return (
    // React Aria derives the direction only from the locale, here from its script.
    <I18nProvider locale={direction === 'rtl' ? `${locale}-Arab` : locale}>
      <ThemeRoot appearance={appearance} lang={locale}>
        <PortalRoot lang={locale}>
          <div className={isPadded ? 'page page-padded' : 'page'}>{children}</div>
        </PortalRoot>
      </ThemeRoot>
    </I18nProvider>
  );
}
