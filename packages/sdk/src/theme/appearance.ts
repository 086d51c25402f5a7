import type { PartName } from './parts.ts';
import type { TokenName, TokenValue } from './tokens.ts';

/** Which colours to use; `auto` follows the visitor's system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

export interface AppearanceOptions {
  /** @default 'auto' */
  colorScheme?: ColorScheme;
  /** @default 'comfortable' */
  density?: 'comfortable' | 'compact';
}

/**
 * How Pinfold's components look inside the host.
 *
 * @example
 * const appearance: Appearance = {
 *   tokens: { 'color-primary': { light: '#0b6e4c', dark: '#5fd1a4' }, 'radius-m': '4px' },
 *   classNames: { Button: 'rounded-full' },
 *   options: { density: 'compact' },
 * };
 */
export interface Appearance {
  /** Design tokens to replace; the others keep their defaults. */
  tokens?: Partial<Record<TokenName, TokenValue>>;
  /** Class names added to parts, next to the stable `pinfold-…` ones. */
  classNames?: Partial<Record<PartName, string>>;
  options?: AppearanceOptions;
}

/** Later appearances win, key by key; class names of the same part add up. */
export function mergeAppearance(...appearances: readonly (Appearance | undefined)[]): Appearance {
  return appearances.reduce<Appearance>(
    (merged, next) => ({
      tokens: { ...merged.tokens, ...next?.tokens },
      classNames: joinClassNames(merged.classNames, next?.classNames),
      options: { ...merged.options, ...next?.options },
    }),
    {},
  );
}

function joinClassNames(
  first: Appearance['classNames'] = {},
  second: Appearance['classNames'] = {},
): NonNullable<Appearance['classNames']> {
  const joined = { ...first };
  for (const part of Object.keys(second) as PartName[]) {
    joined[part] = [first[part], second[part]].filter(Boolean).join(' ');
  }
  return joined;
}
