import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';

/** Rows below each other, apart by lines. */
export const DataList: StyledComponent<'ul'> = styled.ul.withConfig(innerClass('CompanyData-list'))`
  margin: 0;
  padding: 0;
  list-style: none;
  &:where([data-stale]) {
    opacity: 0.6;
  }
`;

export const DataRow: StyledComponent<'li'> = styled.li.withConfig(partClass('CompanyData-row'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding-block: 8px;
  border-block-start: 1px solid var(--pf-line-2);
  &:where(:first-child) {
    border-block-start: 0;
  }
  &:where([data-busy]) {
    opacity: 0.5;
  }
`;

export const RowMain: StyledComponent<'div'> = styled.div.withConfig(innerClass('CompanyData-rowMain'))`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const RowTitle: StyledComponent<'div'> = styled.div.withConfig(innerClass('CompanyData-rowTitle'))`
  font-weight: 550;
`;

export const RowText: StyledComponent<'div'> = styled.div.withConfig(innerClass('CompanyData-rowText'))`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;

export const RowEnd: StyledComponent<'div'> = styled.div.withConfig(innerClass('CompanyData-rowEnd'))`
  display: flex;
  align-items: center;
  gap: 4px;
`;
