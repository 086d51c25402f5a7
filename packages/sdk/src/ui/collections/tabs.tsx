'use client';
import type { ReactNode, JSX } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';

export interface TabItem {
  id: string;
  label: string;
  count?: ReactNode;
  /** Content of the tab; undefined if tabs are links to routes of the host. */
  content?: ReactNode;
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  selectedId?: string;
  onChange?: (id: string) => void;
}

/**
 * Several views of one thing, one at a time.
 *
 * @selector .pinfold-Tabs
 * @example
 * ```tsx
 * <Tabs label="Widoki" items={[{ id: 'all', label: 'Wszystkie', content: <All /> }]} />
 * ```
 */
export function Tabs({ label, items, selectedId, onChange }: TabsProps): JSX.Element {
  return (
    <Root
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <List aria-label={label}>
        {items.map(({ id, label: name, count, href, isDisabled = false }) => (
          <Item key={id} id={id} isDisabled={isDisabled} {...(href !== undefined && { href })}>
            {name}
            {count !== undefined && <Count>{count}</Count>}
          </Item>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}

const Root = styled(AriaTabs).withConfig(partClass('Tabs'))``;

const List = styled(TabList).withConfig(partClass('Tabs-list'))`
  display: flex;
  gap: 22px;
  padding-block-start: 2px;
  border-block-end: 1px solid var(--pf-line);
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`;

const Item = styled(Tab).withConfig(partClass('Tabs-tab'))`
  ${focusRing}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: var(--pf-control);
  border-block-end: 2px solid transparent;
  color: var(--pf-ink-2);
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  &:where([data-hovered]) {
    color: var(--pf-ink);
  }
  &:where([data-selected]) {
    border-color: var(--pf-primary);
    color: var(--pf-ink);
    font-weight: 600;
  }
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  &:where([data-focus-visible]) {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:where(:not([data-selected])) {
      border-color: Canvas;
    }
    &:where([data-selected]) {
      border-color: Highlight;
    }
  }
`;

const Count = styled.span.withConfig(innerClass('Tabs-count'))`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
  font-weight: 500;
`;

const Panel = styled(TabPanel).withConfig(partClass('Tabs-panel'))`
  ${focusRing}
  &:where(:not(:empty)) {
    padding-block-start: 16px;
  }
`;
