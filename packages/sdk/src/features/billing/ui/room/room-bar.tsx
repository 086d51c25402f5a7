'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { StickyBar } from '../../../../patterns/sticky-bar.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { PlanRoomState } from '../../room/use-plan-room.ts';

interface RoomBarProps {
  room: PlanRoomState;
  onRemove: () => void;
}

/** How many are chosen and how many are missing, or how far the removal has got. Always in sight below the list. */
export function RoomBar({ room, onRemove }: RoomBarProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { selection, removal, removePermission } = room;
  const text = useSelectedText(room);
  if (removal.isPending && removal.outcome) {
    const { total, removed, refused } = removal.outcome;
    const done = removed.length + refused.length;
    return (
      <StickyBar>
        <ProgressBar
          label={t('plan_room.removing')}
          value={done}
          maxValue={total}
          valueLabel={t('plan_room.progress', { done: format.number(done), total: format.number(total) })}
        />
      </StickyBar>
    );
  }
  return (
    <StickyBar>
      <Row gap={4} rowGap={3} wrap>
        <Text role="status" weight="medium" tone="muted" basis="180px">
          {text}
        </Text>
        <Row gap={3} wrap push>
          {selection.count > 0 && (
            <Button size="s" variant="ghost" onPress={selection.clear}>
              {t('plan_room.clear_selection')}
            </Button>
          )}
          <Button
            size="s"
            variant="danger"
            disabledReason={
              removePermission.reason?.text ??
              (selection.count === 0 ? t('plan_room.nothing_selected') : undefined)
            }
            onPress={onRemove}
          >
            {t('plan_room.remove')}
          </Button>
        </Row>
      </Row>
    </StickyBar>
  );
}

/** Such as "7 selected, 3 more to fit into the plan". */
function useSelectedText({ selection, excess = 0, missing = 0 }: PlanRoomState): string {
  const t = useTranslate();
  const format = useFormat();
  const values = { selected: format.number(selection.count), missing: format.number(missing) };
  if (selection.count === 0) return missing > 0 ? t('plan_room.bar.none', values) : t('plan_room.bar.empty');
  if (missing > 0) return t('plan_room.bar.missing', values);
  if (excess === 0) return t('plan_room.bar.selected', values);
  const more = selection.count - excess;
  if (more === 0) return t('plan_room.bar.enough', values);
  return t('plan_room.bar.more', { ...values, more: format.number(more) });
}
