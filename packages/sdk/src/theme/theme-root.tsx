'use client';
import { useMemo, type JSX, type ReactNode, type Ref } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { mergeAppearance } from './appearance.ts';
import type { Appearance, ColorScheme } from './appearance.ts';
import { AppearanceContext, useAppearance } from './appearance-context.ts';
import { CssLayer } from './css-layer.tsx';
import { partClass } from './part-class.ts';
import { shelterStyle } from './shelter-style.ts';
import { internalVariables, tokenDeclarations } from './token-css.ts';

export interface ThemeRootProps {
  appearance?: Appearance | undefined;
  /** Wins over `appearance.options.colorScheme`. @default 'auto' */
  colorScheme?: ColorScheme | undefined;
  /** Wins over `appearance.options.direction`. @default the direction of the page */
  dir?: 'ltr' | 'rtl' | undefined;
  lang?: string | undefined;
  /** Grows to the height of its parent. @default false */
  isFullHeight?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Sets colours, sizes and font of the components inside it.
 *
 * @selector .pinfold-Root
 * @example
 * ```tsx
 * <ThemeRoot colorScheme="dark" appearance={{ tokens: { 'radius-m': '4px' } }}>…</ThemeRoot>
 * ```
 */
export function ThemeRoot({
  appearance,
  colorScheme,
  dir,
  isFullHeight,
  ...rest
}: ThemeRootProps): JSX.Element {
  const outer = useAppearance();
  const merged = useMemo(() => mergeAppearance(outer, appearance), [outer, appearance]);
  return (
    <AppearanceContext.Provider value={merged}>
      <CssLayer name={merged.options?.cssLayer}>
        <Root
          {...rest}
          className="pinfold-root"
          data-full-height={isFullHeight || undefined}
          {...rootAttributes(merged, colorScheme, dir)}
        />
      </CssLayer>
    </AppearanceContext.Provider>
  );
}

interface RootAttributes {
  'data-color-scheme': ColorScheme;
  'data-density': 'comfortable' | 'compact';
  dir: 'ltr' | 'rtl' | undefined;
  $tokens: string;
  ref?: Ref<HTMLDivElement>;
}

export function rootAttributes(
  appearance: Appearance,
  colorScheme?: ColorScheme,
  dir?: 'ltr' | 'rtl',
): RootAttributes {
  return {
    'data-color-scheme': colorScheme ?? appearance.options?.colorScheme ?? 'auto',
    'data-density': appearance.options?.density ?? 'comfortable',
    dir: dir ?? appearance.options?.direction,
    $tokens: tokenDeclarations(appearance.tokens),
  };
}

export const rootStyle: RuleSet<{ $tokens: string }> = css<{ $tokens: string }>`
  ${internalVariables}
  ${({ $tokens }) => $tokens}
  --pf-control: calc(var(--pf-space) * 9);
  --pf-control-s: calc(var(--pf-space) * 7.5);
  --pf-shadow: 0 1px 2px var(--pf-shadow-1);
  --pf-shadow-l: 0 12px 32px var(--pf-shadow-2);
  --pf-focus: var(--pf-focus-width) solid var(--pf-primary);
  --pf-text-start: start;
  --pf-text-end: end;
  color-scheme: light dark;
  color: var(--pf-ink);
  font-family: var(--pinfold-font-family, inherit);
  font-size: var(--pf-font-size-m);
  font-style: normal;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  letter-spacing: normal;
  text-align: var(--pf-text-start);
  text-transform: none;
  text-indent: 0;
  word-spacing: normal;
  white-space: normal;
  -webkit-font-smoothing: antialiased;
  &,
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
  ${shelterStyle}
  /* Our languages are written left to right: on a right-to-left page each text keeps its own order, and is aligned to
     the page's edge. */
  &:where(:dir(rtl)) {
    --pf-text-start: right;
    --pf-text-end: left;
  }
  &:where(:dir(rtl)) *:where(:not([dir], bdi, bdo)) {
    unicode-bidi: plaintext;
  }
  &:where([data-color-scheme='light']) {
    color-scheme: light;
  }
  &:where([data-color-scheme='dark']) {
    color-scheme: dark;
  }
  &:where([data-density='compact']) {
    --pf-space: var(--pinfold-space, 3.5px);
  }
  &:where([data-full-height]) {
    block-size: 100%;
  }
  @media (pointer: coarse) {
    --pf-control: max(44px, calc(var(--pf-space) * 9));
    --pf-control-s: max(36px, calc(var(--pf-space) * 7.5));
  }
  @media (prefers-reduced-motion: reduce) {
    & *,
    & *::before,
    & *::after {
      animation-duration: 0.01ms;
      animation-iteration-count: 1;
      transition-property: none;
    }
  }
`;

const Root = styled.div.withConfig(partClass('Root'))<{ $tokens: string }>`
  ${rootStyle}
`;
