'use client';
import type { ReactElement, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Drawer } from '../../../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../../../ui/overlays/popover.tsx';
import { useLocationListView } from '../location-list-context.ts';
import { LocationFilterForm } from './location-filter-form.tsx';

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenLocationFilterPanel({ trigger }: { trigger: ReactElement }): JSX.Element {
  const t = useTranslate();
  const { list, choices, isNarrow } = useLocationListView();
  const label = t('listings.list.filter.title');
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={list.clearFilters} isDisabled={!list.hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => choices.setOpen(false)}>
        {list.count === undefined || list.isStale
          ? t('common.close')
          : t('listings.list.filter.show', { count: list.count })}
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
          isOpen={choices.isOpen}
          onOpenChange={choices.setOpen}
          footer={footer}
        >
          <LocationFilterForm />
        </Drawer>
      </>
    );
  return (
    <Popover label={label} trigger={trigger} isOpen={choices.isOpen} onOpenChange={choices.setOpen}>
      <LocationFilterForm />
      {footer}
    </Popover>
  );
}

const Footer = styled.div.withConfig(partClass('LocationList-filterFooter'))`
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
