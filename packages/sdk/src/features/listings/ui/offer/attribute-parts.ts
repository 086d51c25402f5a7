'use client';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';

export const Tools: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-tools'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-end: 8px;
  & > :first-child {
    flex: 1 1 200px;
  }
`;

export const Group: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-group'))`
  border-block-end: 1px solid var(--pf-line);
`;

export const GroupTitle: StyledComponent<'button'> = styled.button.withConfig(
  innerClass('AttributesField-groupTitle'),
)`
  ${focusRing}
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 44px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink);
  font: inherit;
  font-weight: 600;
  text-align: var(--pf-text-start);
  cursor: pointer;
  &:where(:disabled) {
    cursor: default;
  }
  &:where(:disabled) > svg {
    visibility: hidden;
  }
`;

export const Count: StyledComponent<'span'> = styled.span.withConfig(innerClass('AttributesField-count'))`
  flex: 1;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  font-weight: 450;
`;

export const List: StyledComponent<'ul'> = styled.ul.withConfig(innerClass('AttributesField-list'))`
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
`;

export const Attribute: StyledComponent<'li'> = styled.li.withConfig(innerClass('AttributesField-attribute'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding-block: 6px;
  border-block-start: 1px solid var(--pf-line-2);
  &:where([data-wide]) {
    flex-direction: column;
    align-items: stretch;
  }
`;

export const Name: StyledComponent<'span'> = styled.span.withConfig(innerClass('AttributesField-name'))`
  display: inline-flex;
  flex: 1 1 160px;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  :where([data-wide]) > & {
    flex: none;
  }
`;

export const Note: StyledComponent<'span'> = styled.span.withConfig(innerClass('AttributesField-note'))`
  flex: 1 0 100%;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;

export const Choices: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-choices'))`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

export const Choice: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-choice'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding-inline-start: 12px;
  color: var(--pf-ink-2);
`;

export const Links: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-links'))`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
`;

export const LinkRow: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-link'))`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  inline-size: 100%;
  & > :first-child {
    flex: 1;
  }
`;

export const FaultText: StyledComponent<'div'> = styled.div.withConfig(innerClass('AttributesField-fault'))`
  flex: 1 0 100%;
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;

export const Empty: StyledComponent<'p'> = styled.p.withConfig(innerClass('AttributesField-empty'))`
  margin: 0;
  color: var(--pf-ink-2);
`;
