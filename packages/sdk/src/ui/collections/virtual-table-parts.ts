import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';

export const Scroller: StyledComponent<'div', { $tracks: string }> = styled.div.withConfig(
  partClass('VirtualTable'),
)<{ $tracks: string }>`
  --pf-tracks: ${({ $tracks }) => $tracks};
  position: relative;
  block-size: 100%;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  contain: strict;
  outline: none;
  &:where(:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--pf-primary);
  }
`;

const row = `
  display: grid;
  grid-template-columns: var(--pf-tracks);
  inline-size: 100%;
  min-inline-size: min-content;
`;

export const Header: StyledComponent<'div'> = styled.div.withConfig(partClass('VirtualTable-header'))`
  ${row}
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  border-block-end: 1px solid var(--pf-line);
  background: var(--pf-surface);
`;

export const Column: StyledComponent<'div'> = styled.div.withConfig(partClass('VirtualTable-column'))`
  display: flex;
  align-items: center;
  min-block-size: 40px;
  min-inline-size: 0;
  padding: 6px 12px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-weight: 600;
  &:where([data-align='end']) {
    justify-content: flex-end;
  }
`;

export const Content: StyledComponent<'div'> = styled.div.withConfig(innerClass('VirtualTable-content'))`
  position: relative;
`;

export const RowPlace: StyledComponent<'div'> = styled.div.withConfig(partClass('VirtualTable-row'))`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid var(--pf-line-2);
  :where([data-layout='table']) & {
    ${row}
    min-block-size: 60px;
  }
  &:where(:hover) {
    background: var(--pf-hover);
  }
  &:where([data-selected]) {
    background: var(--pf-primary-soft);
  }
  &:where([data-grouped]) {
    position: relative;
  }
  :where(:focus-visible) > * > &:where([data-active]),
  :where(:focus-visible) > * > * > &:where([data-active]) {
    outline: var(--pf-focus);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:where([data-selected]) {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

export const Cell: StyledComponent<'div'> = styled.div.withConfig(partClass('VirtualTable-cell'))`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding: 8px 12px;
  &:where([data-align='end']) {
    justify-content: flex-end;
  }
`;

export const Waiting: StyledComponent<'div'> = styled.div.withConfig(innerClass('VirtualTable-waiting'))`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  min-block-size: 59px;
  padding-inline: 18px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;

/** Placed by its offset, not moved, so that its heading can lie above the one that stays in sight. */
export const GroupPlace: StyledComponent<'div'> = styled.div.withConfig(innerClass('VirtualTable-group'))`
  position: absolute;
  inset-inline: 0;
`;

const heading = `
  border-block-end: 1px solid var(--pf-line-2);
  background: var(--pf-background);
`;

export const Heading: StyledComponent<'div'> = styled.div.withConfig(innerClass('VirtualTable-heading'))`
  ${heading}
  position: relative;
  z-index: 2;
`;

export const StickyHeading: StyledComponent<'div'> = styled.div.withConfig(
  innerClass('VirtualTable-stickyHeading'),
)`
  position: sticky;
  inset-block-start: 41px;
  z-index: 1;
  block-size: 0;
  &:where([data-layout='cards']) {
    inset-block-start: 0;
  }
  & > div {
    ${heading}
  }
`;

export const Below: StyledComponent<'div'> = styled.div.withConfig(innerClass('VirtualTable-below'))`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;
