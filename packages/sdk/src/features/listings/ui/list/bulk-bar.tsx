'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { maxSelectedLocations } from '../../list/max-selected-locations.ts';
import { AddToGroup } from './add-to-group.tsx';
import { useLocationListView } from './location-list-context.ts';
import { SelectPage } from './select-page.tsx';

/** Once something is ticked, what can be done with it. It stands below the rows, so that none moves under the pointer. */
export function BulkBar(): JSX.Element | null {
  const t = useTranslate();
  const { list, isNarrow, onEdit, onExport } = useLocationListView();
  const { selection, count = 0, editPermission, groupPermission } = list;
  const [isGrouping, setGrouping] = useState(false);
  if (selection.count === 0) return null;
  const most = Math.min(count, maxSelectedLocations);
  const ids = () => [...selection.ids];
  return (
    <Bar>
      {isNarrow && <SelectPage />}
      <Count role="status">{t('listings.list.selected', { count: selection.count })}</Count>
      {!selection.isAllMatching && selection.count < most && (
        <Button size="s" variant="ghost" onPress={() => void selection.selectAllMatching()}>
          {selection.isSelectingAll
            ? t('common.loading')
            : t(most < count ? 'listings.list.select_most' : 'listings.list.select_all', { count: most })}
        </Button>
      )}
      <Actions>
        <Button size="s" variant="ghost" onPress={selection.clear}>
          {t('listings.list.clear_selection')}
        </Button>
        <Button size="s" disabledReason={groupPermission.reason?.text} onPress={() => setGrouping(true)}>
          {t('listings.list.add_to_group')}
        </Button>
        {onExport && (
          <Button size="s" onPress={() => onExport(ids())}>
            {t('listings.list.export')}
          </Button>
        )}
        {onEdit && (
          <Button
            size="s"
            variant="primary"
            disabledReason={editPermission.reason?.text}
            onPress={() => onEdit(ids())}
          >
            {t('listings.list.edit_selected')}
          </Button>
        )}
      </Actions>
      <AddToGroup isOpen={isGrouping} onOpenChange={setGrouping} />
    </Bar>
  );
}

const Bar = styled.div.withConfig(partClass('LocationList-bulkBar'))`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-block-size: 50px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-background);
`;

const Count = styled.span.withConfig(partClass('LocationList-bulkCount'))`
  color: var(--pf-ink-2);
  font-weight: 550;
`;

const Actions = styled.div.withConfig(partClass('LocationList-bulkActions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  margin-inline-start: auto;
`;
