'use client';
import type { FunctionComponent } from 'react';
import { styled } from 'styled-components';
import {
  boxConfig,
  boxCss,
  declarations,
  readingPosition,
  responsive,
  usePartClass,
  type BoxLayout,
  type BoxProps,
  type Responsive,
} from './box.ts';
import { visuallyHidden } from '../visually-hidden.ts';

/** The colours of text, by what they mean. */
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

/** How text looks. Whatever is left out is as in the text around. */
export interface TextLayout extends BoxLayout {
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  tone?: TextTone | undefined;
  weight?: TextWeight | undefined;
  /** The most lines it may take; what is longer ends in an ellipsis. */
  clamp?: number | undefined;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /**
   * `false` keeps it on one line, `anywhere` may break inside words such as addresses and keys, and `lines` ends a line
   * where the text does.
   */
  wrap?: false | 'anywhere' | 'balance' | 'pretty' | 'lines' | undefined;
}

export type TextProps = BoxProps &
  Responsive<TextLayout> & {
    /** Of a `label`. */
    htmlFor?: string | undefined;
    /** Of a `time`. */
    dateTime?: string | undefined;
  };

export type HeadingProps = Omit<TextProps, 'as'> & {
  /** Its level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
};

/** Words in the kit's sizes, tones and weights: a `span`, or whatever `as` says. */
export const Text: FunctionComponent<TextProps> = styled.span
  .withConfig(boxConfig('text'))
  .attrs<TextProps>(usePartClass)`
  margin: 0;
  ${(props) => responsive<TextLayout>(props, textCss)}
`;

/** A title. Its level is the outline's, its size is the eye's. */
export const Heading: FunctionComponent<HeadingProps> = styled.h2
  .withConfig(boxConfig('heading'))
  .attrs<HeadingProps>((props) => ({ ...usePartClass(props), as: `h${props.level}` as const }))`
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: var(--pf-weight-bold);
  line-height: 1.3;
  ${readingPosition}
  ${(props) => responsive<TextLayout>(props, headingCss)}
`;

/** Read by screen readers, not seen. */
export const VisuallyHidden: FunctionComponent<BoxProps> = styled.span
  .withConfig(boxConfig('hidden'))
  .attrs<BoxProps>(usePartClass)`
  ${visuallyHidden}
`;

function headingCss(layout: TextLayout): string {
  return (layout.size === 'xl' ? 'letter-spacing: -0.01em;' : '') + textCss(layout);
}

function textCss({ size, tone, weight, clamp, textAlign, wrap, ...box }: TextLayout): string {
  return (
    declarations({
      'font-size': size && `var(--pf-font-size-${size})`,
      color: tone && toneColors[tone],
      'font-weight': weight && (weight === 'regular' ? '400' : `var(--pf-weight-${weight})`),
      'text-align': textAlign && (textAlign === 'center' ? 'center' : `var(--pf-text-${textAlign})`),
      'white-space': wrap === false ? 'nowrap' : wrap === 'lines' ? 'pre-line' : undefined,
      'overflow-wrap': wrap === 'anywhere' ? 'anywhere' : undefined,
      'text-wrap': wrap === 'balance' || wrap === 'pretty' ? wrap : undefined,
    }) +
    clampCss(clamp) +
    boxCss(box)
  );
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
