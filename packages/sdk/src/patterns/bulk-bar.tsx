'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Selection } from '../state/use-selection.ts';
import { partClass } from '../theme/part-class.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/fields/check-box.tsx';
import { Row } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';
import { useScreen } from './screen.tsx';

export interface BulkBarProps {
  selection: Pick<Selection, 'count' | 'isAllMatching' | 'isSelectingAll' | 'selectAllMatching' | 'clear'>;
  /** Maximum number of selected rows. */
  most: number;
  /** Text with the number of selected rows. */
  countLabel: string;
  /** Label of the button that selects all matching rows. */
  selectAllLabel: string;
  clearLabel: string;
  /** Note that more rows match than can be selected. */
  note?: string | undefined;
  /** The `SelectShown` box, on narrow screens; on wide ones it is in the table's header. */
  box?: ReactNode;
  /** Buttons of bulk actions. */
  children: ReactNode;
}

/**
 * Bulk actions, shown while rows are selected. It is below the rows, so that they do not move under the pointer.
 *
 * @selector .pinfold-BulkBar
 */
export function BulkBar({
  selection,
  most,
  countLabel,
  selectAllLabel,
  clearLabel,
  note,
  box,
  children,
}: BulkBarProps): JSX.Element | null {
  const t = useTranslate();
  const { isNarrow } = useScreen();
  if (selection.count === 0) return null;
  return (
    <Bar>
      {isNarrow && box}
      <Text role="status" tone="muted" weight="medium">
        {countLabel}
      </Text>
      {!selection.isAllMatching && selection.count < most && (
        <Button size="s" variant="ghost" onPress={() => void selection.selectAllMatching()}>
          {selection.isSelectingAll ? t('common.loading') : selectAllLabel}
        </Button>
      )}
      {note && (
        <Text as="small" size="s" tone="subtle">
          {note}
        </Text>
      )}
      <Row part="BulkBar-actions" gap={3} wrap push>
        <Button size="s" variant="ghost" onPress={selection.clear}>
          {clearLabel}
        </Button>
        {/* Until all are found, an action would be done with the few that were ticked before. */}
        <Row
          ref={(actions) => void actions?.toggleAttribute('inert', selection.isSelectingAll)}
          gap={3}
          wrap
          isStale={selection.isSelectingAll}
        >
          {children}
        </Row>
      </Row>
    </Bar>
  );
}

interface SelectShownProps {
  label: string;
  /** Ids of the visible rows. */
  shown: readonly number[];
  selection: Pick<Selection, 'count' | 'has' | 'add' | 'clear'>;
}

/** A check box that selects the visible rows, or clears the selection. */
export function SelectShown({ label, shown, selection }: SelectShownProps): JSX.Element {
  const isAny = selection.count > 0;
  const isAll = shown.length > 0 && shown.every((id) => selection.has(id));
  return (
    <CheckBox
      label={label}
      isLabelHidden
      isSelected={isAny}
      isIndeterminate={isAny && !isAll}
      onChange={() => (isAny ? selection.clear() : selection.add(shown))}
    />
  );
}

const Bar = styled.div.withConfig(partClass('BulkBar'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px var(--pf-space-4);
  min-block-size: 50px;
  padding: var(--pf-space-3) var(--pf-space-5);
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-background);
`;
