import type { Appearance } from '@pinfold/sdk';
import type { Scheme } from '../theme/preferences.tsx';

const tokens: Appearance['tokens'] = {
  'color-primary': { light: '#0f766e', dark: '#5eead4' },
  'color-primary-ink': { light: '#ffffff', dark: '#042f2e' },
  'color-primary-soft': { light: '#e0f5f2', dark: '#0f2e2c' },
  'color-primary-strong': { light: '#115e59', dark: '#99f6e4' },
  'radius-m': '12px',
};

/** Pinfold's appearance in our colours; other tokens keep their defaults. */
export const lokalnikAppearance: Record<Scheme, Appearance> = {
  light: { tokens, options: { colorScheme: 'light' } },
  dark: { tokens, options: { colorScheme: 'dark' } },
};
