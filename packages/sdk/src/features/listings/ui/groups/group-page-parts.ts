import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

export const Root: StyledComponent<'div'> = styled.div.withConfig(partClass('LocationGroups'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
  color: var(--pf-ink);
`;

export const Header: StyledComponent<'header'> = styled.header.withConfig(partClass('LocationGroups-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 16px;
`;

export const Title: StyledComponent<'h1'> = styled.h1.withConfig(partClass('LocationGroups-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  letter-spacing: -0.015em;
`;

export const Lead: StyledComponent<'p'> = styled.p.withConfig(partClass('LocationGroups-lead'))`
  margin: 4px 0 0;
  color: var(--pf-ink-2);
`;

export const Actions: StyledComponent<'div'> = styled.div.withConfig(
  partClass('LocationGroups-headerActions'),
)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Toolbar: StyledComponent<'div'> = styled.div.withConfig(partClass('LocationGroups-toolbar'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

export const Search: StyledComponent<'div'> = styled.div.withConfig(partClass('LocationGroups-search'))`
  flex: 0 1 300px;
  @container (max-width: 480px) {
    flex-basis: 100%;
  }
`;

/** The fields of a dialog about groups. */
export const GroupForm: StyledComponent<'div'> = styled.div.withConfig(partClass('LocationGroups-form'))`
  display: grid;
  gap: 16px;
`;

export const GroupNote: StyledComponent<'p'> = styled.p.withConfig(partClass('LocationGroups-note'))`
  margin: 0;
  color: var(--pf-ink-2);
`;
