import type { AppearanceOptions, ColorScheme } from '@pinfold/sdk/styles';

/** What the theme editor lets a designer choose. */
export interface ThemeChoice {
  /** `#rrggbb` */
  primary: string;
  /** Pixels of a middling corner; small and large ones follow. */
  radius: number;
  font: keyof typeof fonts;
  density: NonNullable<AppearanceOptions['density']>;
  colorScheme: ColorScheme;
}

export const fonts = {
  "The page's": 'inherit',
  Inter: "'Inter Variable', sans-serif",
  System: 'system-ui, sans-serif',
  Serif: 'Georgia, serif',
} as const satisfies Record<string, string>;

export const firstChoice: ThemeChoice = {
  primary: '#3d4edb',
  radius: 10,
  font: "The page's",
  density: 'comfortable',
  colorScheme: 'light',
};
