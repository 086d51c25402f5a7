'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { SelectShown } from './select-shown.tsx';
import { targetOfSelection } from './target-of.ts';

/** Once something is ticked, what can be done with it. It stands below the rows, so that none moves under the pointer. */
export function ChangesBar(): JSX.Element | null {
  const t = useTranslate();
  const { table, decisions, isNarrow } = useExternalChangesTableView();
  const { selection, rows, permission } = table;
  if (selection.count === 0 || table.groupBy !== 'location') return null;
  const { count = 0, massLimit = count } = rows;
  const most = Math.min(count, massLimit);
  const target = targetOfSelection(selection.ids, t);
  const tooMany =
    selection.count > massLimit ? t('external_changes.table.cap', { count: massLimit }) : undefined;
  const disabledReason = permission.reason?.text ?? tooMany;
  return (
    <Bar>
      {isNarrow && <SelectShown />}
      <Count role="status">{t('external_changes.table.selected', { count: selection.count })}</Count>
      {!selection.isAllMatching && selection.count < most && (
        <Button size="s" variant="ghost" onPress={() => void selection.selectAllMatching()}>
          {selection.isSelectingAll
            ? t('common.loading')
            : t(`external_changes.table.${most < count ? 'select_most' : 'select_all'}`, { count: most })}
        </Button>
      )}
      {most < count && <small>{t('external_changes.table.cap', { count: massLimit })}</small>}
      <Actions>
        <Button size="s" variant="ghost" onPress={selection.clear}>
          {t('external_changes.table.clear_selection')}
        </Button>
        <Button
          size="s"
          aria-label={`${t('external_changes.table.reject')}: ${target.name}`}
          disabledReason={disabledReason}
          onPress={() => decisions.reject(target)}
        >
          {t('external_changes.table.reject')}
        </Button>
        <Button
          size="s"
          variant="primary"
          aria-label={`${t('external_changes.table.accept')}: ${target.name}`}
          disabledReason={disabledReason}
          onPress={() => decisions.accept(target)}
        >
          {t('external_changes.table.accept')}
        </Button>
      </Actions>
    </Bar>
  );
}

const Bar = styled.div.withConfig(partClass('ExternalChangesTable-bulkBar'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-block-size: 50px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-background);
  & > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;

const Count = styled.span.withConfig(partClass('ExternalChangesTable-bulkCount'))`
  color: var(--pf-ink-2);
  font-weight: 550;
`;

const Actions = styled.div.withConfig(partClass('ExternalChangesTable-bulkActions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  margin-inline-start: auto;
`;
