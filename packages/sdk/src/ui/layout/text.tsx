'use client';
import type { FunctionComponent } from 'react';
import { styled } from 'styled-components';
import {
  boxConfig,
  boxCss,
  declarations,
  readingPosition,
  responsive,
  useBoxAttributes,
  type BoxLayout,
  type BoxProps,
  type Responsive,
} from './box.ts';
import { visuallyHidden } from '../visually-hidden.ts';

/** Colours of text by meaning. */
export type TextTone =
  | 'default'
  | 'muted'
  | 'subtle'
  | 'primary'
  | 'good'
  | 'warn'
  | 'bad'
  | 'info'
  | 'inherit';

/** The weights of text; `regular` is that of running text. */
export type TextWeight = 'regular' | 'medium' | 'semibold' | 'bold';

/** Style of text; properties that are not set are inherited. */
export interface TextLayout extends BoxLayout {
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  tone?: TextTone | undefined;
  weight?: TextWeight | undefined;
  /** Maximum number of lines; longer texts end with an ellipsis. */
  clamp?: number | undefined;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /** Digits of equal width, to align numbers. */
  isTabular?: boolean | undefined;
  /** Monospaced, for keys and codes. */
  isCode?: boolean | undefined;
  /**
   * `false` keeps it on one line, `anywhere` may break inside words such as addresses and keys, `lines` ends a line
   * where the text does, and `prose` sets such lines further apart, for what people wrote to be read.
   */
  wrap?: false | 'anywhere' | 'balance' | 'pretty' | 'lines' | 'prose' | undefined;
}

/** Props of a `Text`. */
export type TextProps = BoxProps &
  Responsive<TextLayout> & {
    /** Of a `label`. */
    htmlFor?: string | undefined;
    /** Of a `time`. */
    dateTime?: string | undefined;
  };

/** Props of a `Heading`. */
export type HeadingProps = Omit<TextProps, 'as'> & {
  /** Its level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
};

/**
 * Text in the kit's sizes, tones and weights: a `span`, or the element in `as`.
 *
 * @example
 * ```tsx
 * <Text as="p" tone="muted">…</Text>
 * ```
 */
export const Text: FunctionComponent<TextProps> = styled.span
  .withConfig(boxConfig('text'))
  .attrs<TextProps>(useBoxAttributes)`
  margin: 0;
  ${(props) => responsive<TextLayout>(props, textCss)}
`;

/**
 * A heading. `level` is that of the outline, `size` the visible size.
 *
 * @example
 * ```tsx
 * <Heading level={2} size="m">Godziny</Heading>
 * ```
 */
export const Heading: FunctionComponent<HeadingProps> = styled.h2
  .withConfig(boxConfig('heading'))
  .attrs<HeadingProps>((props) => ({ ...useBoxAttributes(props), as: `h${props.level}` as const }))`
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: var(--pf-weight-bold);
  line-height: 1.3;
  ${readingPosition}
  ${(props) => responsive<TextLayout>(props, headingCss)}
`;

/** The level of a heading below one of another level. */
export const levelBelow = { 1: 2, 2: 3, 3: 4 } as const;

/**
 * Text for screen readers only.
 *
 * @example
 * ```tsx
 * <VisuallyHidden role="status">Saved.</VisuallyHidden>
 * ```
 */
export const VisuallyHidden: FunctionComponent<BoxProps> = styled.span
  .withConfig(boxConfig('hidden'))
  .attrs<BoxProps>(useBoxAttributes)`
  ${visuallyHidden}
`;

function headingCss(layout: TextLayout): string {
  return (layout.size === 'xl' ? 'letter-spacing: -0.01em;' : '') + textCss(layout);
}

function textCss({
  size,
  tone,
  weight,
  clamp,
  textAlign,
  isTabular,
  isCode,
  wrap,
  ...box
}: TextLayout): string {
  return (
    declarations({
      'font-size': size && `var(--pf-font-size-${size})`,
      color: tone && toneColors[tone],
      'font-weight': weight && (weight === 'regular' ? '400' : `var(--pf-weight-${weight})`),
      'text-align': textAlign && (textAlign === 'center' ? 'center' : `var(--pf-text-${textAlign})`),
      'font-variant-numeric': isTabular ? 'tabular-nums' : undefined,
      'font-family': isCode ? 'ui-monospace, monospace' : undefined,
      'line-height': wrap === 'prose' ? '1.55' : undefined,
      'white-space': wrap === false ? 'nowrap' : hasLines(wrap) ? 'pre-line' : undefined,
      'overflow-wrap': wrap === 'anywhere' || hasLines(wrap) ? 'anywhere' : undefined,
      'text-wrap': wrap === 'prose' ? 'pretty' : wrap === 'balance' || wrap === 'pretty' ? wrap : undefined,
    }) +
    clampCss(clamp) +
    boxCss(box)
  );
}

function hasLines(wrap: TextLayout['wrap']): boolean {
  return wrap === 'lines' || wrap === 'prose';
}

function clampCss(lines: number | undefined): string {
  if (lines === undefined) return '';
  const hidden = 'min-inline-size: 0; overflow: hidden;';
  if (lines === 1) return `display: block; ${hidden} text-overflow: ellipsis; white-space: nowrap;`;
  return `display: -webkit-box; ${hidden} -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;
}

const toneColors: Readonly<Record<TextTone, string>> = {
  default: 'var(--pf-ink)',
  muted: 'var(--pf-ink-2)',
  subtle: 'var(--pf-ink-3)',
  primary: 'var(--pf-primary-strong)',
  good: 'var(--pf-good)',
  warn: 'var(--pf-warn)',
  bad: 'var(--pf-bad)',
  info: 'var(--pf-info)',
  inherit: 'inherit',
};
