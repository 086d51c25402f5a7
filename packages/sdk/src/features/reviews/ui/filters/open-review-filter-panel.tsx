'use client';
import type { ReactElement, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { useFilterView } from './filter-view-context.ts';
import { ReviewFilterForm } from './review-filter-form.tsx';

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenReviewFilterPanel({ trigger }: { trigger: ReactElement }): JSX.Element {
  const t = useTranslate();
  const { clearFilters, hasFilters, count, choices, isNarrow } = useFilterView();
  const label = t('reviews.filter.title');
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={clearFilters} isDisabled={!hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => choices.setOpen(false)}>
        {count === undefined ? t('common.close') : t('reviews.filter.show', { count })}
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
          <ReviewFilterForm />
        </Drawer>
      </>
    );
  return (
    <Popover label={label} trigger={trigger} isOpen={choices.isOpen} onOpenChange={choices.setOpen}>
      <ReviewFilterForm />
      {footer}
    </Popover>
  );
}

const Footer = styled.div.withConfig(innerClass('ReviewsInbox-filterFooter'))`
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
