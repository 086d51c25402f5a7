import type { TokenName } from './tokens.ts';

/**
 * The CSS value of a token, so that a host's own parts match ours. It means something inside a `Surface` only.
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
