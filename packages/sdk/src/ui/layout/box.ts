import type { ElementType, HTMLAttributes, JSX, ReactNode, Ref } from 'react';
import { useAppearance } from '../../theme/appearance-context.ts';
import { containerName, containerQueries, type WidthCondition } from '../../theme/breakpoints.ts';
import { className as partClassName } from '../../theme/part-class.ts';
import type { PartName } from '../../theme/parts.ts';

/** A step of the scale: none, or one of the tokens `space-1` (2 px) to `space-8` (32 px). */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The same space on all sides, or one for each pair of sides; a third is that of the bottom where it differs. */
export type Padding = Space | readonly [block: Space, inline: Space, blockEnd?: Space];

/** What every layout element can say of its place in the one around it. */
export interface BoxLayout {
  padding?: Padding | undefined;
  /**
   * `grow` takes the room that is left and may get smaller than its content, `scroll` does so with a scroll bar, and
   * `none` keeps its size.
   */
  flex?: 'grow' | 'scroll' | 'none' | undefined;
  /** A CSS length that it begins with: it takes the room that is left, and the row wraps before it gets smaller. */
  basis?: string | undefined;
  /** The area of the grid around that it stands in. */
  area?: string | undefined;
  /** A line around it, on the colour of a surface. */
  isFramed?: boolean | undefined;
  /** The content belongs to a former query; it is dimmed if the response takes a while. */
  isStale?: boolean | undefined;
  /** Hairlines between its children, or above or below each of them. */
  lines?: 'between' | 'above' | 'below' | undefined;
  /** Its width is what `small`, `narrow` and `wide` below it mean. */
  isContainer?: boolean | undefined;
  /** Moves it, and what follows, to the end of the row. */
  push?: boolean | undefined;
  /** Moves it towards the start by so much, for a ghost button whose words align with those around. */
  pull?: Space | undefined;
  /** CSS lengths, for what has a width of its own such as a search field. */
  inlineSize?: string | undefined;
  minInlineSize?: string | undefined;
  maxInlineSize?: string | undefined;
  minBlockSize?: string | undefined;
  /** A CSS length, for what fills its parent or the window; what does not fit into a frame is cut off. */
  blockSize?: string | undefined;
  /** A CSS length beyond which it scrolls. */
  maxBlockSize?: string | undefined;
  /** Takes it away at this width. */
  isHidden?: boolean | undefined;
}

/** Layout that differs where the component around is small, narrow or wide. */
export type Responsive<Layout> = Layout & { [Condition in WidthCondition]?: Layout | undefined };

/** What a layout element takes beside its layout: any attribute, an element's name, and the part it is. */
export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'part'> {
  as?: BoxElement | undefined;
  /** The public name of the part, if hosts may style it. */
  part?: PartName | undefined;
  ref?: Ref<HTMLElement> | undefined;
  /** Of a `form`, whose faults are said by its fields. */
  noValidate?: boolean | undefined;
  children?: ReactNode;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The elements that layout may be written as. */
export type BoxElement = Extract<
  keyof JSX.IntrinsicElements & ElementType,
  | 'article'
  | 'aside'
  | 'b'
  | 'blockquote'
  | 'code'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'fieldset'
  | 'figure'
  | 'footer'
  | 'form'
  | 'header'
  | 'label'
  | 'legend'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'q'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul'
>;

/** Declarations of a layout, followed by those of each width at which it differs. */
export function responsive<Layout extends object>(
  props: Responsive<Layout>,
  declare: (layout: Layout) => string,
): string {
  const atWidths = (Object.keys(containerQueries) as WidthCondition[]).map((condition) => {
    const layout = props[condition];
    return layout ? `${containerQueries[condition]} { ${declare(layout)} }` : '';
  });
  return declare(props) + atWidths.join('');
}

/** Declarations that all layout elements share. */
export function boxCss({
  padding,
  flex,
  basis,
  area,
  isFramed,
  isStale,
  lines,
  isContainer,
  push,
  pull,
  inlineSize,
  minInlineSize,
  maxInlineSize,
  minBlockSize,
  blockSize,
  maxBlockSize,
  isHidden,
}: BoxLayout): string {
  const own = declarations({
    padding: padding === undefined ? undefined : paddingValue(padding),
    flex: basis ? `1 1 ${basis}; min-inline-size: 0` : flex && flexValues[flex],
    'grid-area': area,
    border: isFramed ? frame : undefined,
    opacity: isStale === undefined ? undefined : `${isStale ? 0.55 : 1}; transition: opacity 120ms 200ms`,
    container: isContainer ? `${containerName} / inline-size` : undefined,
    'margin-inline-start': push ? 'auto' : pull && `calc(-1 * var(--pf-space-${pull}))`,
    'inline-size': inlineSize,
    'min-inline-size': minInlineSize,
    'max-inline-size': maxInlineSize,
    'min-block-size': minBlockSize,
    'block-size': blockSize && (isFramed ? `${blockSize}; overflow: hidden` : blockSize),
    'max-block-size': maxBlockSize && `${maxBlockSize}; overflow: auto`,
    display: isHidden ? 'none' : undefined,
  });
  return lines ? own + lineStyles[lines] : own;
}

const lineStyles = {
  between: '& > :not(:last-child) { border-block-end: 1px solid var(--pf-line-2); }',
  above: '& > * { border-block-start: 1px solid var(--pf-line-2); }',
  below: '& > * { border-block-end: 1px solid var(--pf-line-2); }',
};

const frame = '1px solid var(--pf-line); border-radius: var(--pf-radius-m); background: var(--pf-surface)';

const flexValues = {
  grow: '1 1 0%; min-inline-size: 0; min-block-size: 0',
  scroll: '1 1 0%; min-block-size: 0; overflow: auto',
  none: 'none',
};

/** Focused by scripts only, so that reading continues there; without a focus ring. */
export const readingPosition = "&:where([tabindex='-1']) { outline: none; }";

/** Resets the browser's margins and bullets. */
export const plainElement =
  '&:where(blockquote, dd, dl, figure, ol, p, ul) { margin: 0; } &:where(ol, ul) { padding: 0; list-style: none; }';

/** Returns CSS of the properties that are not undefined. */
export function declarations(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([property, value]) => (value === undefined ? '' : `${property}: ${value};`))
    .join('');
}

/** Returns a step of the scale as a CSS value. */
export function spaceValue(space: Space | undefined): string | undefined {
  if (space === undefined) return undefined;
  return space === 0 ? '0' : `var(--pf-space-${space})`;
}

function paddingValue(padding: Padding): string | undefined {
  if (typeof padding === 'number') return spaceValue(padding);
  return padding.map(spaceValue).join(' ');
}

const ownProps: ReadonlySet<string> = new Set(
  (
    'part padding flex basis area isFramed isStale isContainer push pull share inlineSize minInlineSize maxInlineSize minBlockSize ' +
    'blockSize maxBlockSize isHidden small narrow wide gap rowGap align justify wrap direction lines isInline min fit ' +
    'columns size tone weight clamp level textAlign isTabular isCode'
  ).split(' '),
);

/** styled-components' configuration of a layout element: props of ours stay off the page. */
export function boxConfig(name: string): {
  componentId: string;
  shouldForwardProp: (prop: string) => boolean;
} {
  return { componentId: `pinfold-layout-${name}`, shouldForwardProp: (prop) => !ownProps.has(prop) };
}

/** What a layout element writes on the page: the classes of its part, ours and the host's, and whether it is out of date. */
export function useBoxAttributes({ part, isStale }: Pick<BoxProps & BoxLayout, 'part' | 'isStale'>): {
  className: string | undefined;
  'data-stale': true | undefined;
} {
  const { classNames } = useAppearance();
  const hostClass = part && classNames?.[part];
  const className = part && partClassName(part) + (hostClass ? ` ${hostClass}` : '');
  return { className, 'data-stale': isStale || undefined };
}
