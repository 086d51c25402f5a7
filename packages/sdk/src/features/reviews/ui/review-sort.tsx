'use client';
import { reviewDateTypes } from '@pinfold/contract/features/reviews/review-date-types';
import { reviewOrders } from '@pinfold/contract/features/reviews/review-order';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SortIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons/arrow-icons.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MenuSection } from '../../../ui/overlays/menu-section.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useInboxView } from './inbox-view-context.ts';

/** What comes first, and which date counts. */
export function ReviewSort() {
  const t = useTranslate();
  const { inbox, isNarrow } = useInboxView();
  const { order, filters } = inbox;
  const dateType = filters.date_type ?? 'created';
  const name = t(`reviews.order.${order}`);

  const choose = (key: string) => {
    const nextOrder = reviewOrders.find((one) => one === key);
    const nextDate = reviewDateTypes.find((one) => one === key);
    if (nextOrder) inbox.setOrder(nextOrder);
    // The default is left out, so that the address stays short.
    if (nextDate) inbox.changeFilters({ date_type: nextDate === 'created' ? undefined : nextDate });
  };
  return (
    <Menu
      trigger={
        isNarrow ? (
          <IconButton icon={<SortIcon />} label={`${t('reviews.order.label')}: ${name}`} hasTooltip={false} />
        ) : (
          <Button variant="ghost" size="s" aria-label={`${t('reviews.order.label')}: ${name}`}>
            {name} <ChevronDownIcon size={15} />
          </Button>
        )
      }
      onAction={(key) => choose(String(key))}
      selectionMode="multiple"
      selectedKeys={[order, dateType]}
    >
      <MenuSection title={t('reviews.order.label')}>
        {reviewOrders.map((one) => (
          <MenuItem key={one} id={one}>
            {t(`reviews.order.${one}`)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection title={t('reviews.order.by_date')}>
        {reviewDateTypes.map((one) => (
          <MenuItem key={one} id={one}>
            {t(`reviews.filter.date_type.${one}`)}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
