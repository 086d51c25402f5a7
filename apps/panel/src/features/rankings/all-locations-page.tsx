import { usePermission } from '@pinfold/sdk';
import type { RankLocationsProps } from '@pinfold/sdk/rankings';
import { Link } from '@pinfold/sdk/ui';
import type { ComponentType } from 'react';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { useAllLocationsAddress } from './use-all-locations-address.ts';

interface AllLocationsPageProps {
  view: 'table' | 'chart' | 'map';
  /** What shows the positions. */
  Positions: ComponentType<RankLocationsProps>;
}

/** Positions of all locations, with the other ways to look at them a press away: what was chosen stays. */
export function AllLocationsPage({ view, Positions }: AllLocationsPageProps) {
  const t = useText();
  const { search, onSearchChange, getHref, addressOf } = useAllLocationsAddress(view);
  const keywords = usePermission('view_company_data');
  const table = paths.allLocationsTable;
  return (
    <TabbedPage
      title={t('rankings.all.title')}
      lead={t('rankings.all.lead')}
      isFilled
      tabs={
        <PageTabs
          label={t('rankings.all.views')}
          tabs={[
            {
              path: table,
              label: t('rankings.all.table'),
              search: addressOf('table'),
              isCurrent: view !== 'map',
            },
            {
              path: paths.allLocationsChart,
              label: t('rankings.all.chart'),
              search: addressOf('chart'),
            },
            {
              path: table,
              label: t('rankings.all.map'),
              search: addressOf('map'),
              isCurrent: view === 'map',
            },
          ]}
        />
      }
    >
      <Positions
        search={search}
        onSearchChange={onSearchChange}
        title={null}
        getHref={getHref}
        emptyActions={
          keywords.allowed && (
            <Link href={paths.companyKeywords} isInApp variant="button">
              {t('rankings.all.add_keywords')}
            </Link>
          )
        }
      />
    </TabbedPage>
  );
}
