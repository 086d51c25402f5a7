'use client';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import type { PlanRoomRow, PlanRoomState } from '../../room/use-plan-room.ts';

interface RoomListProps {
  room: PlanRoomState;
  /** In place of the rows, where there are none. */
  state: ReactNode;
}

/** What counts towards the limit, each with a box to tick, page by page. */
export function RoomList({ room, state }: RoomListProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { rows, selection, removal, pageCount, count = 0 } = room;
  const shown = rows.filter(({ isBlocked }) => !isBlocked).map(({ id }) => id);
  const isAny = shown.some((id) => selection.has(id));
  const isAll = isAny && shown.every((id) => selection.has(id));
  return (
    <Card>
      <Stack gap={3}>
        <Spread gap={4} rowGap={3}>
          <Row gap={4} rowGap={3} wrap>
            <CheckBox
              label={t('plan_room.select_shown')}
              isSelected={isAny}
              isIndeterminate={isAny && !isAll}
              isDisabled={removal.isPending || shown.length === 0}
              onChange={() => (isAll ? selection.remove(shown) : selection.add(shown))}
            />
            {pageCount > 1 && !selection.isAllMatching && (
              <Button
                size="s"
                variant="ghost"
                isDisabled={removal.isPending || selection.isSelectingAll}
                onPress={() => void selection.selectAllMatching()}
              >
                {selection.isSelectingAll
                  ? t('common.loading')
                  : t('plan_room.select_all', { number: format.number(count) })}
              </Button>
            )}
          </Row>
          {room.canSearch && (
            <CollectionSearch
              label={t('plan_room.search')}
              placeholder={t('plan_room.search')}
              value={room.q}
              onSearch={room.setQ}
            />
          )}
        </Spread>
        {state ?? (
          <List lines="between" isStale={room.isStale} aria-label={t(`billing.limit.${room.limit}`)}>
            {rows.map((row) => (
              <ThingRow key={row.id} row={row} room={room} />
            ))}
          </List>
        )}
        {pageCount > 1 && (
          <Pagination
            label={t('plan_room.pages')}
            page={room.page}
            pageCount={pageCount}
            onChange={room.setPage}
            previousLabel={t('plan_room.previous')}
            nextLabel={t('plan_room.next')}
            pageLabel={(page) => t('plan_room.page', { page })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** One of the things, with why it cannot go. */
function ThingRow({ row, room }: { row: PlanRoomRow; room: PlanRoomState }) {
  const { id, title, facts, reason, isBlocked } = row;
  const { selection, removal } = room;
  return (
    <Row as="li" part="PlanRoom-row" padding={[3, 0]}>
      <CheckBox
        label={title}
        description={[...facts, ...(isBlocked && reason ? [reason] : [])].join(' · ')}
        errorMessage={isBlocked ? undefined : reason}
        isSelected={selection.has(id)}
        isDisabled={isBlocked || removal.isPending}
        onChange={() => selection.toggle(id)}
      />
    </Row>
  );
}
