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

/** Puts a story where a host would put a component: inside a themed root with its own portal. */
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
    // React Aria takes the direction from the locale alone, here from the script of its writing.
    <I18nProvider locale={direction === 'rtl' ? `${locale}-Arab` : locale}>
      <ThemeRoot appearance={appearance} lang={locale}>
        <PortalRoot lang={locale}>
          <div className={isPadded ? 'page page-padded' : 'page'}>{children}</div>
        </PortalRoot>
      </ThemeRoot>
    </I18nProvider>
  );
}
