'use client';
import type { FunctionComponent } from 'react';
import { styled } from 'styled-components';
import {
  boxConfig,
  boxCss,
  readingPosition,
  responsive,
  usePartClass,
  type BoxLayout,
  type BoxProps,
  type Responsive,
} from './box.ts';
import { flexCss, type FlexLayout, type FlexProps } from './stack.tsx';

export type DividerProps = Omit<BoxProps, 'as' | 'children'> & Responsive<BoxLayout>;

/** A list without bullets, its entries below each other; `direction="row"` puts them side by side. */
export const List: FunctionComponent<FlexProps> = styled.ul
  .withConfig(boxConfig('list'))
  // Safari drops the list's role with its bullets.
  .attrs<FlexProps>((props) => ({ role: 'list', ...usePartClass(props) }))`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  ${readingPosition}
  ${(props) => responsive<FlexLayout>(props, flexCss)}
`;

/** A line between two subjects. */
export const Divider: FunctionComponent<DividerProps> = styled.hr
  .withConfig(boxConfig('divider'))
  .attrs<DividerProps>(usePartClass)`
  align-self: stretch;
  block-size: 0;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--pf-line);
  ${(props) => responsive<BoxLayout>(props, boxCss)}
`;
