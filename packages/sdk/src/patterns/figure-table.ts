import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../theme/part-class.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';

/** Figures in columns; where the room is narrow each row is a block with its figures below each other. */
export const FigureTable: StyledComponent<'table'> = styled.table.withConfig(
  innerClass('Competition-figures'),
)`
  inline-size: 100%;
  margin-block-start: 6px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  @container (max-width: 620px) {
    display: block;
    & > thead {
      ${visuallyHidden}
    }
    & > tbody {
      display: block;
    }
  }
`;

export const FigureRow: StyledComponent<'tr'> = styled.tr.withConfig(partClass('Competition-row'))`
  border-block-start: 1px solid var(--pf-line-2);
  &:where(thead > &) {
    border-block-start: 0;
  }
  @container (max-width: 620px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px 16px;
    padding-block: 12px;
  }
`;

export const FigureCell: StyledComponent<'td'> = styled.td.withConfig(innerClass('Competition-cell'))`
  padding: 9px 12px;
  color: var(--pf-ink);
  font-weight: 400;
  text-align: var(--pf-text-start);
  vertical-align: top;
  &:where(:first-child) {
    padding-inline-start: 0;
  }
  &:where(:last-child) {
    padding-inline-end: 0;
  }
  &:where([data-align='end']) {
    text-align: var(--pf-text-end);
  }
  &:where([data-kind='name']) {
    font-weight: 550;
  }
  &:where([data-kind='note']) {
    color: var(--pf-ink-2);
  }
  &:where(thead &) {
    padding-block: 6px;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 550;
    vertical-align: bottom;
  }
  @container (max-width: 620px) {
    display: block;
    padding: 0;
    &:where([data-align='end']) {
      text-align: var(--pf-text-start);
    }
    &:where([data-kind]) {
      grid-column: 1 / -1;
    }
  }
`;

/** The column's name beside a figure, where there are no columns. */
export const FigureLabel: StyledComponent<'span'> = styled.span.withConfig(innerClass('Competition-label'))`
  display: none;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  @container (max-width: 620px) {
    display: block;
  }
`;
