'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { moveButtonId } from './use-follow-move.ts';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  /** Of this entry, the same wherever it stands. */
  id: string;
  place: number;
  count: number;
  /** Why nothing can be moved. */
  disabledReason?: string | undefined;
  onMove: (to: number, way: 'up' | 'down') => void;
}

/** Moves an entry of a list one place up or down. */
export function MoveButtons({
  name,
  id,
  place,
  count,
  disabledReason,
  onMove,
}: MoveButtonsProps): JSX.Element {
  const t = useTranslate();
  return (
    <>
      <IconButton
        size="s"
        id={moveButtonId(id, 'up')}
        icon={<ArrowUpIcon size={16} />}
        label={t('store_locator.move.up', { name })}
        disabledReason={disabledReason}
        isDisabled={place === 0}
        onPress={() => onMove(place - 1, 'up')}
      />
      <IconButton
        size="s"
        id={moveButtonId(id, 'down')}
        icon={<ArrowDownIcon size={16} />}
        label={t('store_locator.move.down', { name })}
        disabledReason={disabledReason}
        isDisabled={place === count - 1}
        onPress={() => onMove(place + 1, 'down')}
      />
    </>
  );
}
