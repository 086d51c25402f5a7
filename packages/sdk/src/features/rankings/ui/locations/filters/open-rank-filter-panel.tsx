'use client';
import type { ReactElement, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Drawer } from '../../../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../../../ui/overlays/popover.tsx';
import { useRankLocationsView } from '../rank-locations-context.ts';
import { RankFilterForm } from './rank-filter-form.tsx';

interface OpenRankFilterPanelProps {
  trigger: ReactElement;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  count: number | undefined;
}

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenRankFilterPanel({
  trigger,
  isOpen,
  setOpen,
  count,
}: OpenRankFilterPanelProps): JSX.Element {
  const t = useTranslate();
  const { state, isNarrow } = useRankLocationsView();
  const label = t('rankings.locations.filter.title');
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={state.clearFilters} isDisabled={!state.hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => setOpen(false)}>
        {count === undefined ? t('common.close') : t('rankings.locations.filter.show', { count })}
      </Button>
    </Footer>
  );
  if (!isNarrow)
    return (
      <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <RankFilterForm />
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
        <RankFilterForm />
      </Drawer>
    </>
  );
}

const Footer = styled.div.withConfig(partClass('RankLocations-filterFooter'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  :where(.pinfold-Popover) & {
    margin-block-start: 16px;
  }
`;
