import { useLocation } from 'react-router-dom';
import { PageTabs } from '../../../pages/page-tabs.tsx';
import { useText } from '../../../texts/use-text.ts';
import { WaitingChanges } from './waiting-changes.tsx';

/** The pages of one location, as far as the reader may open them. */
export function ListingTabs({ id }: { id: number }) {
  const t = useText();
  const { pathname } = useLocation();
  const pathOf = (page: (typeof pages)[number]) => {
    const path = `/business-addresses/${id}/${page}`;
    // The pages below it, such as `store-locator-config`, are this tab, too.
    return pathname.startsWith(`${path}-`) ? pathname : path;
  };
  return (
    <PageTabs
      label={t('listing_page.tabs')}
      tabs={pages.map((page) => ({
        path: pathOf(page),
        label: t(`listing_page.tab.${page}`),
        after: page === 'external-changes-list' && <WaitingChanges id={id} />,
      }))}
    />
  );
}

const pages = ['details', 'external-changes-list', 'external-changes-history', 'store-locator'] as const;
