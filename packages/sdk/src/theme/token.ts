import type { TokenName } from './tokens.ts';

/**
 * Returns the CSS value of a token, for styles of a host's own elements. Works only inside a `Surface`.
 *
 * @example
 * ```ts
 * const Header = styled.header`border-block-end: 1px solid ${token('color-line')};`;
 * ```
 */
export function token(name: TokenName): string {
  if (name === 'font-family') return 'var(--pinfold-font-family, inherit)';
  return `var(--pf-${name.replace(/^color-/, '')})`;
}
