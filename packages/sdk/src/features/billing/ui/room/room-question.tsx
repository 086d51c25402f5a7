'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { PlanRoomState } from '../../room/use-plan-room.ts';

/** Enough to see that these are the right ones. */
const mostNamed = 5;

interface RoomQuestionProps {
  room: PlanRoomState;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before many things are removed: which ones, what goes for good with them, and what stays. */
export function RoomQuestion({ room, onConfirm, onClose }: RoomQuestionProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { limit, selection, titlesOf, used, max, missing = 0 } = room;
  const ids = [...selection.ids];
  const titles = titlesOf(ids).slice(0, mostNamed);
  const number = format.number(ids.length - titles.length);
  return (
    <ConfirmDialog
      title={t(`plan_room.title.${limit}`, { count: ids.length })}
      confirmLabel={t('plan_room.confirm', { number: format.number(ids.length) })}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={onConfirm}
    >
      <Stack gap={4}>
        {titles.length > 0 && (
          <List gap={1}>
            {titles.map((title, at) => (
              <Text as="li" key={at} weight="medium" wrap="anywhere">
                {title}
              </Text>
            ))}
            {titles.length < ids.length && <li>{t('plan_room.names_more', { number })}</li>}
          </List>
        )}
        <Stack gap={1}>
          <Heading level={3} size="s">
            {t('plan_room.goes')}
          </Heading>
          <Text as="p">{t(`plan_room.goes.${limit}`)}</Text>
        </Stack>
        <Stack gap={1}>
          <Heading level={3} size="s">
            {t('plan_room.stays')}
          </Heading>
          <Text as="p">{t(`plan_room.stays.${limit}`)}</Text>
          {used !== undefined && max !== undefined && (
            <Text as="p">
              {missing > 0
                ? t('plan_room.left_over', { missing: format.number(missing) })
                : t('plan_room.left', { left: format.number(used - ids.length), max: format.number(max) })}
            </Text>
          )}
        </Stack>
      </Stack>
    </ConfirmDialog>
  );
}
