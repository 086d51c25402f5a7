'use client';
import styled from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { loadLater } from '../load-later.tsx';

const ReviewFilterForm = loadLater(async () => (await import('./review-filter-form.tsx')).ReviewFilterForm);

/** The button that opens every filter: beside it where there is room, as a sheet on a phone. */
export function ReviewFilterPanel() {
  const t = useTranslate();
  const { inbox, choices, isNarrow } = useInboxView();
  const label = t('reviews.filter.title');
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={inbox.clearFilters} isDisabled={!inbox.hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => choices.setOpen(false)}>
        {inbox.count === undefined || inbox.isStale
          ? t('common.close')
          : t('reviews.filter.show', { count: inbox.count })}
      </Button>
    </Footer>
  );
  const trigger = (
    // Beside a popover the press is the popover's own.
    <Chip variant="dashed" icon={<PlusIcon size={14} />} onPress={() => isNarrow && choices.setOpen(true)}>
      {t('reviews.filter.add')}
    </Chip>
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

const Footer = styled.div.withConfig(partClass('ReviewsInbox-filterFooter'))`
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
