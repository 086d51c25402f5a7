'use client';
import type { ReactElement, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Drawer } from '../../../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../../../ui/overlays/popover.tsx';
import { useExternalChangesTableView } from '../changes-table-context.ts';
import { ChangeFilterForm } from './change-filter-form.tsx';

interface OpenChangeFilterPanelProps {
  trigger: ReactElement;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenChangeFilterPanel({ trigger, isOpen, setOpen }: OpenChangeFilterPanelProps): JSX.Element {
  const t = useTranslate();
  const { table, isNarrow } = useExternalChangesTableView();
  const label = t('external_changes.table.filter.title');
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={table.clearFilters} isDisabled={!table.hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => setOpen(false)}>
        {table.count === undefined || table.isStale
          ? t('common.close')
          : t('external_changes.table.filter.show', { count: table.count })}
      </Button>
    </Footer>
  );
  if (isNarrow)
    return (
      <>
        {trigger}
        <Drawer
          title={label}
          closeLabel={t('common.close')}
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={footer}
        >
          <ChangeFilterForm />
        </Drawer>
      </>
    );
  return (
    <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen}>
      <ChangeFilterForm />
      {footer}
    </Popover>
  );
}

const Footer = styled.div.withConfig(partClass('ExternalChangesTable-filterFooter'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  :where(.pinfold-Popover) & {
    position: sticky;
    inset-block-end: 0;
    margin: 16px -14px -14px;
    padding: 10px 14px;
    border-block-start: 1px solid var(--pf-line-2);
    background: var(--pf-raised);
  }
`;
