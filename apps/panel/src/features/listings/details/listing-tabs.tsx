import { useLocation } from 'react-router-dom';
import { PageTabs } from '../../../pages/page-tabs.tsx';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { WaitingChanges } from './waiting-changes.tsx';

/** The pages of one location, as far as the reader may open them. */
export function ListingTabs({ id }: { id: number }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <PageTabs
      label={t('listing_page.tabs')}
      tabs={pages.map(({ path, below = [], tab }) => {
        const href = hrefTo(path, { id });
        return {
          // The pages below it are this tab, too.
          path: below.map((view) => hrefTo(view, { id })).find((view) => view === pathname) ?? href,
          label: t(`listing_page.tab.${tab}`),
          after: path === paths.listingChanges && <WaitingChanges id={id} />,
        };
      })}
    />
  );
}

const pages = [
  { tab: 'details', path: paths.listingDetails, below: undefined },
  { tab: 'external-changes-list', path: paths.listingChanges, below: undefined },
  { tab: 'external-changes-history', path: paths.listingHistory, below: undefined },
  {
    tab: 'store-locator',
    path: paths.listingLocator,
    below: [paths.listingLocatorSettings, paths.listingLocatorQuestions],
  },
] as const;
