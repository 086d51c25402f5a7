'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { MoreIcon, PlusIcon, RefreshIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import type { GeoGridState } from '../../grid/use-geo-grid.ts';

interface GridActionsProps {
  state: GeoGridState;
  onAdd: () => void;
  onRemove: () => void;
}

/** Scans now, lays another grid, removes this one; who may not reads why. */
export function GridActions({ state, onAdd, onRemove }: GridActionsProps): JSX.Element {
  const t = useTranslate();
  const { permission, running } = state;
  const reason = permission.reason?.text;
  return (
    <Row gap={2} push>
      <Button
        size="s"
        icon={<RefreshIcon size={16} />}
        isDisabled={permission.isPending || running !== undefined}
        disabledReason={reason}
        isPending={state.isStarting}
        pendingLabel={t('rankings.grid.scanning')}
        onPress={state.scanNow}
      >
        {t('rankings.grid.scan')}
      </Button>
      <Menu trigger={<IconButton icon={<MoreIcon />} label={t('rankings.grid.more')} size="s" />}>
        <MenuItem
          id="add"
          icon={<PlusIcon size={16} />}
          isDisabled={!permission.allowed}
          description={reason}
          onAction={onAdd}
        >
          {t('rankings.grid.add')}
        </MenuItem>
        <MenuItem
          id="remove"
          variant="danger"
          icon={<TrashIcon size={16} />}
          isDisabled={!permission.allowed}
          description={reason}
          onAction={onRemove}
        >
          {t('rankings.grid.delete')}
        </MenuItem>
      </Menu>
    </Row>
  );
}
