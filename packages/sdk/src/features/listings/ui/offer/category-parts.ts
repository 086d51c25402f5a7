'use client';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

export const List: StyledComponent<'ul'> = styled.ul.withConfig(innerClass('CategoriesField-list'))`
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  outline: none;
`;

export const Row: StyledComponent<'li'> = styled.li.withConfig(innerClass('CategoriesField-category'))`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: calc(var(--pf-control) + 2px);
  padding-block: 2px;
  border-block-end: 1px solid var(--pf-line-2);
`;

export const Name: StyledComponent<'span'> = styled.span.withConfig(innerClass('CategoriesField-name'))`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Actions: StyledComponent<'span'> = styled.span.withConfig(innerClass('CategoriesField-actions'))`
  display: inline-flex;
  flex: none;
  gap: 2px;
`;

export const FaultText: StyledComponent<'p'> = styled.p.withConfig(innerClass('CategoriesField-fault'))`
  margin: 0 0 8px;
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;

export const Limit: StyledComponent<'p'> = styled.p.withConfig(innerClass('CategoriesField-limit'))`
  margin: 6px 0 0;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;
