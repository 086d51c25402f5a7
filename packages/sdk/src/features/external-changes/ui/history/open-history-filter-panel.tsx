'use client';
import type { ReactElement, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { useHistoryView } from './history-context.ts';
import { HistoryFilterForm } from './history-filter-form.tsx';

interface OpenHistoryFilterPanelProps {
  trigger: ReactElement;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenHistoryFilterPanel({
  trigger,
  isOpen,
  setOpen,
}: OpenHistoryFilterPanelProps): JSX.Element {
  const t = useTranslate();
  const { history, isNarrow } = useHistoryView();
  const label = t('external_changes.history.filters');
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={history.clearFilters} isDisabled={!history.hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => setOpen(false)}>
        {t('common.close')}
      </Button>
    </Footer>
  );
  if (!isNarrow)
    return (
      <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <HistoryFilterForm />
        {footer}
      </Popover>
    );
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
        <HistoryFilterForm />
      </Drawer>
    </>
  );
}

const Footer = styled.div.withConfig(partClass('ExternalChangesHistory-filterFooter'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  :where(.pinfold-Popover) & {
    padding-block-start: 16px;
  }
`;
