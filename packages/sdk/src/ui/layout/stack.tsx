'use client';
import type { FunctionComponent } from 'react';
import { styled } from 'styled-components';
import {
  boxConfig,
  boxCss,
  declarations,
  plainElement,
  readingPosition,
  responsive,
  spaceValue,
  useBoxAttributes,
  type BoxLayout,
  type BoxProps,
  type Responsive,
  type Space,
} from './box.ts';

/** How children follow each other in a `Stack`, `Row` or `Spread`. */
export interface FlexLayout extends BoxLayout {
  gap?: Space | undefined;
  /** Between wrapped rows, where it differs from `gap`. */
  rowGap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
  /** Children are equally long and fill the line. */
  share?: boolean | undefined;
  direction?: 'row' | 'column' | 'column-reverse' | undefined;
  /** Stands in a line of text, or at the end of a cell. */
  isInline?: boolean | undefined;
}

/** How children share the columns of a `Grid`. */
export interface GridLayout extends BoxLayout {
  gap?: Space | undefined;
  rowGap?: Space | undefined;
  /** A CSS length: as many columns as fit, none of them narrower. */
  min?: string | undefined;
  /** The same, and columns that stay empty leave their room to the others. */
  fit?: string | undefined;
  /** Columns in CSS, such as `1fr auto`, or how many equal ones. */
  columns?: string | number | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
}

/** Props of `Stack`, `Row`, `Spread` and `List`. */
export type FlexProps = BoxProps & Responsive<FlexLayout>;
/** Props of a `Grid`. */
export type GridProps = BoxProps & Responsive<GridLayout>;
/** Props of an `Inset`. */
export type InsetProps = BoxProps & Responsive<BoxLayout>;

/**
 * A column of children.
 *
 * @example
 * ```tsx
 * <Stack gap={4}>…</Stack>
 * ```
 */
export const Stack: FunctionComponent<FlexProps> = styled.div
  .withConfig(boxConfig('stack'))
  .attrs<FlexProps>(useBoxAttributes)`
  display: flex;
  flex-direction: column;
  ${plainElement}
  ${readingPosition}
  ${(props) => responsive<FlexLayout>(props, flexCss)}
`;

/**
 * A row of children, vertically centred.
 *
 * @example
 * ```tsx
 * <Row gap={3} wrap>…</Row>
 * ```
 */
export const Row: FunctionComponent<FlexProps> = styled.div
  .withConfig(boxConfig('row'))
  .attrs<FlexProps>(useBoxAttributes)`
  display: flex;
  align-items: center;
  ${plainElement}
  ${(props) => responsive<FlexLayout>(props, flexCss)}
`;

/**
 * A row with the free space between children; wraps if it is too narrow.
 *
 * @example
 * ```tsx
 * <Spread gap={4}>…</Spread>
 * ```
 */
export const Spread: FunctionComponent<FlexProps> = styled.div
  .withConfig(boxConfig('spread'))
  .attrs<FlexProps>(useBoxAttributes)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  ${plainElement}
  ${(props) => responsive<FlexLayout>(props, flexCss)}
`;

/**
 * Children in columns of equal width, or of the widths given.
 *
 * @example
 * ```tsx
 * <Grid min="240px" gap={5}>…</Grid>
 * ```
 */
export const Grid: FunctionComponent<GridProps> = styled.div
  .withConfig(boxConfig('grid'))
  .attrs<GridProps>(useBoxAttributes)`
  display: grid;
  ${plainElement}
  ${(props) => responsive<GridLayout>(props, gridCss)}
`;

/**
 * Padding around its children.
 *
 * @example
 * ```tsx
 * <Inset padding={[4, 5]}>…</Inset>
 * ```
 */
export const Inset: FunctionComponent<InsetProps> = styled.div
  .withConfig(boxConfig('inset'))
  .attrs<InsetProps>(useBoxAttributes)`
  ${plainElement}
  ${(props) => responsive<BoxLayout>(props, boxCss)}
`;

export function flexCss({
  gap,
  rowGap,
  align,
  justify,
  wrap,
  share,
  direction,
  isInline,
  ...box
}: FlexLayout): string {
  return (
    declarations({
      display: isInline ? 'inline-flex' : undefined,
      gap: spaceValue(gap),
      'row-gap': spaceValue(rowGap),
      'align-items': align && (align === 'start' || align === 'end' ? `flex-${align}` : align),
      'justify-content': justify && contentOf[justify],
      'flex-wrap': wrap === undefined ? undefined : wrap ? 'wrap' : 'nowrap',
      'flex-direction': direction,
    }) +
    (share ? '& > * { flex: 1; }' : '') +
    boxCss(box)
  );
}

const contentOf = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

function gridCss({ gap, rowGap, min, fit, columns, align, ...box }: GridLayout): string {
  return (
    declarations({
      gap: spaceValue(gap),
      'row-gap': spaceValue(rowGap),
      'grid-template-columns':
        min || fit
          ? `repeat(${fit ? 'auto-fit' : 'auto-fill'}, minmax(min(${fit ?? min}, 100%), 1fr))`
          : typeof columns === 'number'
            ? `repeat(${columns}, minmax(0, 1fr))`
            : columns,
      'align-items': align,
    }) + boxCss(box)
  );
}
