'use client';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';

export const Header: StyledComponent<'div'> = styled.div.withConfig(partClass('SpecialHoursField-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin-block-end: 8px;
`;

export const Heading: StyledComponent<'div'> = styled.div.withConfig(innerClass('SpecialHoursField-heading'))`
  flex: 1;
`;

export const List: StyledComponent<'ul'> = styled.ul.withConfig(innerClass('SpecialHoursField-list'))`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Empty: StyledComponent<'p'> = styled.p.withConfig(innerClass('SpecialHoursField-empty'))`
  margin: 8px 0 0;
  color: var(--pf-ink-2);
`;
