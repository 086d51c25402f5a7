'use client';
import {
  createContext,
  useContext,
  useMemo,
  useRef,
  type Context,
  type JSX,
  type ReactNode,
  type RefObject,
} from 'react';
import { css, styled } from 'styled-components';
import type { PartName } from '../theme/parts.ts';
import { breakpoints, containerStyle } from '../theme/breakpoints.ts';
import { boxConfig, useBoxAttributes } from '../ui/layout/box.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { VisuallyHidden } from '../ui/layout/text.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';

/** Element and width of a screen. */
export interface ScreenLayout {
  /** The screen's root element. */
  ref: RefObject<HTMLDivElement | null>;
  /** True below the narrow width: rows are cards and bars wrap. */
  isNarrow: boolean;
}

/** Measures a screen; pass the result to `Screen`. It is narrow if its width in pixels is less than `below`. */
export function useScreenLayout(below: number = breakpoints.narrow): ScreenLayout {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(ref, below);
  return useMemo(() => ({ ref, isNarrow }), [isNarrow]);
}

export interface ScreenProps {
  /** Part name of the component; hosts select it as `.pinfold-<part>`. */
  part: PartName;
  /** Needed if any part depends on the width. */
  layout?: ScreenLayout | undefined;
  /** `fill` is as high as its parent and scrolls inside, `flow` is as high as its content. @default 'fill' */
  height?: 'fill' | 'flow' | undefined;
  /** `page` adds padding, for a component that fills a page. @default 'none' */
  inset?: 'page' | 'none' | undefined;
  /** The visible pane if there is room for only one. */
  pane?: string | undefined;
  /** The content belongs to a former query; hosts select it as `[data-stale]`. */
  isStale?: boolean | undefined;
  /** Announced by screen readers when it changes; a new `turn` announces the same text again. */
  announcement?: { text: string; turn: number } | undefined;
  children: ReactNode;
}

/** Root of a component that is a page or pane. Its layout depends on its own width, not on the window's. */
export function Screen({
  part,
  layout,
  height = 'fill',
  inset = 'none',
  pane,
  isStale,
  announcement,
  children,
}: ScreenProps): JSX.Element {
  const root = (
    <Root
      ref={layout?.ref}
      part={part}
      data-height={height}
      data-layout={layout && (layout.isNarrow ? 'narrow' : 'wide')}
      data-pane={pane}
      data-stale={isStale || undefined}
    >
      {inset === 'page' ? (
        <Stack gap={5} padding={[6, 7, 8]} narrow={{ padding: [5, 5, 7] }}>
          {children}
        </Stack>
      ) : (
        children
      )}
      {announcement && (
        <VisuallyHidden as="div" role="status">
          <span key={announcement.turn}>{announcement.text}</span>
        </VisuallyHidden>
      )}
    </Root>
  );
  return layout ? <ScreenContext.Provider value={layout}>{root}</ScreenContext.Provider> : root;
}

const noScreen: ScreenLayout = { ref: { current: null }, isNarrow: false };

const ScreenContext: Context<ScreenLayout> = createContext(noScreen);

/** Returns the layout of the surrounding screen; a wide one if there is none. */
export function useScreen(): ScreenLayout {
  return useContext(ScreenContext);
}

interface ScreenBodyProps {
  /** The content belongs to a former query, and is shown dimmed. */
  isStale?: boolean | undefined;
  /** `background` for framed content. @default 'surface' */
  tone?: 'surface' | 'background' | undefined;
  children: ReactNode;
}

/** The part of a `fill` screen below its header: rows or a state, then bars. */
export function ScreenBody({ isStale = false, tone = 'surface', children }: ScreenBodyProps): JSX.Element {
  return (
    <Body data-state={isStale ? 'stale' : 'ready'} data-tone={tone} aria-busy={isStale}>
      {children}
    </Body>
  );
}

interface ScreenRowsProps {
  part?: PartName | undefined;
  /** Vertical alignment of cells. @default 'start' */
  align?: 'start' | 'center' | undefined;
  /** Minimum height of a row in pixels, so that rows move little when they render. */
  minRowHeight?: number | undefined;
  /** A `VirtualTable`. */
  children: ReactNode;
}

/** The rows of a `fill` screen; takes the remaining height. */
export function ScreenRows({ align = 'start', ...props }: ScreenRowsProps): JSX.Element {
  return <Rows data-align={align} {...props} />;
}

const Rows = styled.div
  .withConfig({
    ...boxConfig('rows'),
    shouldForwardProp: (prop) => prop !== 'minRowHeight' && prop !== 'part',
  })
  .attrs<ScreenRowsProps>(useBoxAttributes)`
  flex: 1;
  min-block-size: 0;
  &:where([data-align='start']) .pinfold-VirtualTable-cell {
    align-items: flex-start;
    padding-block: var(--pf-space-4);
  }
  ${({ minRowHeight }) =>
    minRowHeight &&
    css`
      & [data-layout='table'] .pinfold-VirtualTable-row {
        min-block-size: ${minRowHeight}px;
      }
    `}
`;

const Root = styled.div.withConfig(boxConfig('screen')).attrs<{ part: PartName }>(useBoxAttributes)`
  ${containerStyle}
  position: relative;
  display: flex;
  flex-direction: column;
  color: var(--pf-ink);
  &:where([data-height='fill']) {
    block-size: 100%;
    min-block-size: min(560px, 100dvh);
    overflow: hidden;
    background: var(--pf-background);
  }
  &:where([data-height='flow']) {
    gap: var(--pf-space-5);
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-surface);
  &:where([data-tone='background']) {
    background: none;
  }
  & > :first-child {
    transition: opacity 120ms 200ms;
  }
  &:where([data-state='stale']) > :first-child {
    opacity: 0.55;
  }
`;
