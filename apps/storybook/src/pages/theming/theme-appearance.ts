import { contrast } from '@pinfold/sdk/storybook';
import type { Appearance } from '@pinfold/sdk/styles';
import { firstChoice, fonts, type ThemeChoice } from './theme-choice.ts';

/** Returns the appearance of a choice without values that equal the defaults. */
export function themeAppearance(choice: ThemeChoice): Appearance {
  const { primary, radius, font, density, colorScheme } = choice;
  return {
    tokens: {
      ...(primary !== firstChoice.primary && primaryTokens(primary)),
      ...(radius !== firstChoice.radius && {
        'radius-s': `${Math.round(radius * 0.6)}px`,
        'radius-m': `${radius}px`,
        'radius-l': `${Math.round(radius * 1.4)}px`,
      }),
      ...(font !== firstChoice.font && { 'font-family': fonts[font] }),
    },
    options: { colorScheme, ...(density !== firstChoice.density && { density }) },
  };
}

/** One colour has four uses: as ground, as text on it, as a soft ground, and when it is pressed. */
function primaryTokens(primary: string): NonNullable<Appearance['tokens']> {
  const light = `color-mix(in oklab, ${primary} 55%, white)`;
  return {
    'color-primary': { light: primary, dark: light },
    'color-primary-strong': {
      light: `color-mix(in oklab, ${primary}, black 22%)`,
      dark: `color-mix(in oklab, ${primary} 35%, white)`,
    },
    'color-primary-soft': {
      light: `color-mix(in oklab, ${primary} 9%, white)`,
      dark: `color-mix(in oklab, ${primary} 28%, #1a1e25)`,
    },
    'color-primary-ink': { light: inkOn(primary), dark: '#12152b' },
  };
}

/** White on the colour where it can be read, else near black. */
export function inkOn(ground: string): string {
  return contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#171a21';
}

/** Whether the colour can be read as text on a white surface, as links and quiet buttons need (WCAG AA). */
export function isReadableAsText(color: string): boolean {
  return contrast(color, '#ffffff') >= 4.5;
}
