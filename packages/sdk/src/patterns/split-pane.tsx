'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../theme/part-class.ts';

interface SplitPaneProps {
  /** Which of the two panes is the list; the other takes the room that is left. */
  list: 'start' | 'end';
  /** How wide the list is, in CSS such as `minmax(300px, 430px)`. */
  listWidth: string;
  /**
   * Where there is room for one pane: `cover` lays the second over the whole screen while the screen's `pane` is
   * `detail` (it hides itself otherwise), `below` has it follow the first.
   */
  narrow: 'cover' | 'below';
  /** What is shown is about to be replaced. */
  isBusy?: boolean | undefined;
  /** The two panes, and what stands below both. */
  children: ReactNode;
}

/** Two panes that fill a `ScreenBody` and scroll by themselves: a list, and what is chosen in it or a map of it. */
export function SplitPane({ list, listWidth, narrow, isBusy, children }: SplitPaneProps): JSX.Element {
  return (
    <Panes aria-busy={isBusy} data-list={list} data-narrow={narrow} $listWidth={listWidth}>
      {children}
    </Panes>
  );
}

const Panes = styled.div.withConfig(innerClass('SplitPane'))<{ $listWidth: string }>`
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $listWidth }) => $listWidth} minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;
  &:where([data-list='end']) {
    grid-template-columns: minmax(0, 1fr) ${({ $listWidth }) => $listWidth};
  }
  & > :where(:nth-child(-n + 2)) {
    min-inline-size: 0;
    min-block-size: 0;
  }
  &:where([data-list='start']) > :where(:first-child) {
    border-inline-end: 1px solid var(--pf-line);
  }
  &:where([data-list='end']) > :where(:nth-child(2)) {
    border-inline-start: 1px solid var(--pf-line);
  }
  & > :where(:nth-child(n + 3)) {
    grid-column: 1 / -1;
  }
  :where([data-layout='narrow']) & {
    grid-template-columns: minmax(0, 1fr);
  }
  :where([data-layout='narrow']) & > :where(:nth-child(-n + 2)) {
    border-inline: 0;
  }
  :where([data-layout='narrow']) &:where([data-narrow='below']) {
    grid-template-rows: max(260px, 45%) 300px;
    overflow: auto;
  }
  :where([data-layout='narrow']) &:where([data-narrow='below']) > :where(:nth-child(2)) {
    border-block-start: 1px solid var(--pf-line);
  }
  :where([data-layout='narrow']) &:where([data-narrow='cover']) > :where(:nth-child(2)) {
    position: absolute;
    inset: 0;
    z-index: 2;
  }
  :where([data-layout='narrow'][data-pane='detail']) &:where([data-narrow='cover']) > :where(:first-child) {
    visibility: hidden;
  }
`;
