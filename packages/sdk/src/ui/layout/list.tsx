'use client';
import type { FunctionComponent } from 'react';
import { styled } from 'styled-components';
import {
  boxConfig,
  boxCss,
  readingPosition,
  responsive,
  useBoxAttributes,
  type BoxLayout,
  type BoxProps,
  type Responsive,
} from './box.ts';
import { flexCss, type FlexLayout, type FlexProps } from './stack.tsx';

/** Props of a `Divider`. */
export type DividerProps = Omit<BoxProps, 'as' | 'children'> & Responsive<BoxLayout>;

/**
 * A list without bullets, its entries below each other; `direction="row"` puts them side by side.
 *
 * @example
 * ```tsx
 * <List gap={3}><li>…</li></List>
 * ```
 */
export const List: FunctionComponent<FlexProps> = styled.ul
  .withConfig(boxConfig('list'))
  // Safari drops the list's role with its bullets.
  .attrs<FlexProps>((props) => ({ role: 'list', ...useBoxAttributes(props) }))`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  ${readingPosition}
  ${(props) => responsive<FlexLayout>(props, flexCss)}
`;

/** What belongs to the row above it, such as the form of an opened entry, behind a line at its start. */
export const Indent: FunctionComponent<FlexProps> = styled.div
  .withConfig(boxConfig('indent'))
  .attrs<FlexProps>(useBoxAttributes)`
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-3);
  margin-block: var(--pf-space-2) var(--pf-space-3);
  padding-inline-start: var(--pf-space-4);
  border-inline-start: 2px solid var(--pf-line);
  ${(props) => responsive<FlexLayout>(props, flexCss)}
`;

/**
 * A line between two subjects.
 *
 * @example
 * ```tsx
 * <Divider />
 * ```
 */
export const Divider: FunctionComponent<DividerProps> = styled.hr
  .withConfig(boxConfig('divider'))
  .attrs<DividerProps>(useBoxAttributes)`
  align-self: stretch;
  block-size: 0;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--pf-line);
  ${(props) => responsive<BoxLayout>(props, boxCss)}
`;
