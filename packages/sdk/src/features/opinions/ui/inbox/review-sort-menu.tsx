'use client';
import { reviewDateTypes, reviewOrders } from '@pinfold/contract/features/opinions/opinion';
import { useState, type ReactElement, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { MenuSection } from '../../../../ui/overlays/menu-section.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { useOpinionInboxView } from './inbox-view-context.ts';

/** The menu behind `ReviewSort`. It is loaded when it is first opened, so it starts open. */
export function ReviewSortMenu({ trigger }: { trigger: ReactElement }): JSX.Element {
  const t = useTranslate();
  const { inbox, source } = useOpinionInboxView();
  const [isOpen, setOpen] = useState(true);

  const choose = (key: string) => {
    const nextOrder = reviewOrders.find((one) => one === key);
    const nextDate = reviewDateTypes.find((one) => one === key);
    if (nextOrder) inbox.setOrder(nextOrder);
    // The default is left out, so that the address stays short.
    if (nextDate) inbox.changeFilters({ date_type: nextDate === 'created' ? undefined : nextDate });
  };
  return (
    <Menu
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onAction={(key) => choose(String(key))}
      selectionMode="multiple"
      selectedKeys={[inbox.order, inbox.filters.date_type ?? 'created']}
    >
      <MenuSection title={t('reviews.order.label')}>
        {reviewOrders.map((one) => (
          <MenuItem key={one} id={one}>
            {t(`reviews.order.${one}`)}
          </MenuItem>
        ))}
      </MenuSection>
      {'date_type' in source.reads.filters.fields && (
        <MenuSection title={t('reviews.order.by_date')}>
          {reviewDateTypes.map((one) => (
            <MenuItem key={one} id={one}>
              {t(`reviews.filter.date_type.${one}`)}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </Menu>
  );
}
