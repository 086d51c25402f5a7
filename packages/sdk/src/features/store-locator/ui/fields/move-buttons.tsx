'use client';
import { type JSX, useEffect, useRef } from 'react';
import { getActiveElement } from 'react-aria/private/utils/shadowdom/DOMFunctions';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { treeOf } from '../../../../ui/tree-of.ts';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  /** Id of this entry, independent of its position. */
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

type Way = 'up' | 'down';

/** The id of a button that moves an entry. */
function moveButtonId(id: string, way: Way): string {
  return `${id}-${way}`;
}

/**
 * Keeps the focus on the button of an entry that was moved, so that the next press moves it on.
 *
 * @param order - A value that differs once the new order is rendered.
 */
export function useFollowMove(order: string): (id: string, way: Way) => void {
  const wanted = useRef<{ id: string; way: Way; tree: Document | ShadowRoot }>(undefined);
  useEffect(() => {
    const move = wanted.current;
    wanted.current = undefined;
    if (!move) return;
    const ways: readonly Way[] = move.way === 'up' ? ['up', 'down'] : ['down', 'up'];
    const buttons = ways.map((way) => move.tree.getElementById(moveButtonId(move.id, way)));
    // At the end of the list only the other direction is enabled.
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
  }, [order]);
  return (id, way) => {
    const focused = getActiveElement();
    wanted.current = { id, way, tree: focused ? treeOf(focused) : document };
  };
}
