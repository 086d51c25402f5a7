import type { ComponentName } from './components.ts';
import type { PartName } from './parts.ts';
import type { TokenName, TokenValue } from './tokens.ts';

/** Which colours to use; `auto` follows the visitor's system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Options of the appearance other than tokens. */
export interface AppearanceOptions {
  /** @default 'auto' */
  colorScheme?: ColorScheme;
  /** @default 'comfortable' */
  density?: 'comfortable' | 'compact';
  /** Text direction of the components, independent of the page. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /**
   * The cascade layer that our rules go into, so that every rule of yours outside of layers, or in a later one, wins.
   * A reset outside of layers wins then, too. @default none
   */
  cssLayer?: string;
}

/** Appearance of one component. */
export interface ComponentAppearance {
  /** Design tokens to replace; the others keep their defaults. */
  tokens?: Partial<Record<TokenName, TokenValue>>;
  /** Class names added to parts, next to the stable `pinfold-…` ones. */
  classNames?: Partial<Record<PartName, string>>;
  options?: AppearanceOptions;
}

/**
 * Appearance of Pinfold's components in the host. Merged in this order: defaults, the Provider's appearance, its entry
 * for the component, the component's own `appearance`. Later ones win by key, and class names add up. A nested
 * Provider continues from the outer one.
 *
 * @example
 * ```tsx
 * const appearance: Appearance = {
 *   tokens: { 'color-primary': { light: '#0b6e4c', dark: '#5fd1a4' }, 'radius-m': '4px' },
 *   classNames: { Button: 'rounded-full' },
 *   options: { density: 'compact', cssLayer: 'pinfold' },
 *   components: { ReviewsInbox: { tokens: { 'radius-m': '0' } } },
 * };
 * ```
 */
export interface Appearance extends ComponentAppearance {
  /** Appearance of single components, on top of the rest. */
  components?: { readonly [Name in ComponentName]?: ComponentAppearance };
}

/** Later appearances win, key by key; class names of the same part add up. */
export function mergeAppearance(...appearances: readonly (Appearance | undefined)[]): Appearance {
  return appearances.reduce<Appearance>(
    (merged, next) => ({
      tokens: { ...merged.tokens, ...next?.tokens },
      classNames: joinClassNames(merged.classNames, next?.classNames),
      options: { ...merged.options, ...next?.options },
      components: joinComponents(merged.components, next?.components),
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

function joinComponents(
  first: Appearance['components'] = {},
  second: Appearance['components'] = {},
): NonNullable<Appearance['components']> {
  const names = [...Object.keys(first), ...Object.keys(second)] as ComponentName[];
  return Object.fromEntries(
    names.map((name) => {
      const { components: _none, ...joined } = mergeAppearance(first[name], second[name]);
      return [name, joined];
    }),
  );
}
