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
  /** How many can be selected at once. */
  most: number;
  /** How many are selected, in words. */
  countLabel: string;
  /** On the button that selects all that can be. */
  selectAllLabel: string;
  clearLabel: string;
  /** Says that there are more than can be selected. */
  note?: string | undefined;
  /** The `SelectShown` box, which stands above the rows where there is room for a table. */
  box?: ReactNode;
  /** Buttons of what can be done with the selection. */
  children: ReactNode;
}

/**
 * Once something is ticked, what can be done with it. It stands below the rows, so that none moves under the pointer.
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
        {children}
      </Row>
    </Bar>
  );
}

interface SelectShownProps {
  label: string;
  /** Ids of the rows on screen. */
  shown: readonly number[];
  selection: Pick<Selection, 'count' | 'has' | 'add' | 'clear'>;
}

/** The box above the rows: ticks what is on screen, or nothing. */
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
