'use client';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';

export const All: StyledComponent<'div'> = styled.div.withConfig(partClass('ServicesField'))`
  outline: none;
`;

export const Group: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-group'))`
  margin-block-end: 12px;
`;

export const GroupTitle: StyledComponent<'div'> = styled.div.withConfig(
  innerClass('ServicesField-groupTitle'),
)`
  padding-block: 4px;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: 600;
`;

export const List: StyledComponent<'ul'> = styled.ul.withConfig(innerClass('ServicesField-list'))`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Service: StyledComponent<'li'> = styled.li.withConfig(innerClass('ServicesField-service'))`
  padding-block: 6px;
  border-block-end: 1px solid var(--pf-line-2);
`;

export const Summary: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-summary'))`
  display: flex;
  align-items: flex-start;
  gap: 2px 8px;
`;

export const Name: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-name'))`
  flex: 1;
  min-inline-size: 0;
  padding-block: 4px;
  overflow-wrap: anywhere;
`;

export const ServiceText: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-text'))`
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;

export const Price: StyledComponent<'span'> = styled.span.withConfig(innerClass('ServicesField-price'))`
  flex: none;
  padding-block: 4px;
  font-variant-numeric: tabular-nums;
`;

export const Actions: StyledComponent<'span'> = styled.span.withConfig(innerClass('ServicesField-actions'))`
  display: inline-flex;
  flex: none;
  gap: 2px;
`;

export const Form: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-form'))`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-block: 6px;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--pf-line);
`;

export const PriceRow: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-priceRow'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  align-items: start;
  gap: 10px;
`;

export const FaultText: StyledComponent<'div'> = styled.div.withConfig(innerClass('ServicesField-fault'))`
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;

export const Empty: StyledComponent<'p'> = styled.p.withConfig(innerClass('ServicesField-empty'))`
  margin: 0 0 12px;
  color: var(--pf-ink-2);
`;
