'use client';
import type { ReactNode, JSX } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** Names the choice for screen readers. */
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/**
 * A choice of one of two to five views of the same content.
 *
 * @selector .pinfold-SegmentedControl
 * @example
 * ```tsx
 * <SegmentedControl label="Widok" segments={views} value={view} onChange={setView} />
 * ```
 */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Id>): JSX.Element {
  const choose = (keys: Set<string | number>) => {
    const chosen = segments.find((segment) => keys.has(segment.id));
    if (chosen) onChange(chosen.id);
  };
  return (
    <Root
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
    >
      {segments.map((segment) => (
        <Item key={segment.id} id={segment.id} isDisabled={segment.isDisabled ?? false}>
          {segment.icon}
          {segment.label}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(ToggleButtonGroup).withConfig(partClass('SegmentedControl'))`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  padding: 2px;
  border-radius: calc(var(--pf-radius-s) + 2px);
  background: var(--pf-line);
`;

const Item = styled(ToggleButton).withConfig(partClass('SegmentedControl-segment'))`
  ${focusRing}
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: calc(var(--pf-control) - 4px);
  padding: 2px calc(var(--pf-space) * 3);
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink-2);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
  &:where([data-hovered]) {
    color: var(--pf-ink);
  }
  &:where([data-selected]) {
    background: var(--pf-surface);
    color: var(--pf-ink);
    box-shadow: var(--pf-shadow);
  }
  &:where([data-disabled]) {
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:where([data-selected]) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
