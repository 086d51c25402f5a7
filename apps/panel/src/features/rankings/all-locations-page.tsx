import { usePermission } from '@pinfold/sdk';
import {
  formatRankLocationsSearch,
  formatRankSearch,
  parseRankLocationsSearch,
  type RankLocationsSearch,
} from '@pinfold/sdk/headless/rankings';
import type { RankLocationsProps } from '@pinfold/sdk/rankings';
import { Link } from '@pinfold/sdk/ui';
import type { ComponentType } from 'react';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths, withQuery } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useText } from '../../texts/use-text.ts';

interface AllLocationsPageProps {
  view: 'table' | 'chart' | 'map';
  /** What shows the positions. */
  Positions: ComponentType<RankLocationsProps>;
}

/** Positions of all locations in one of three views; the others keep what was chosen. */
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

type View = 'table' | 'chart' | 'map';

/** What is asked about all locations, kept in the address. */
function useAllLocationsAddress(view: View) {
  const [{ search }, change] = useUrlState({
    parse: (params) => ({ search: parseRankLocationsSearch(params) }),
    format: (values) => write(values.search, view),
  });
  const { keywords, preset, date_from, date_to, compare } = search;
  return {
    search,
    onSearchChange: (next: RankLocationsSearch) => change({ search: next }),
    /** The query of another view of the same. */
    addressOf: (other: View) => {
      const written = write(search, other).toString();
      return written && `?${written}`;
    },
    /** Where the positions of one location are, by the same keywords and days. */
    getHref: ({ id }: { id: number }) => {
      const period = {
        ...(preset && { preset }),
        ...(date_from && { date_from }),
        ...(date_to && { date_to }),
      };
      const query = formatRankSearch({
        facility: id,
        ...period,
        ...(keywords && { keywords }),
        ...(compare && { compare }),
      });
      return withQuery(paths.singleLocation, query);
    },
  };
}

function write(search: RankLocationsSearch, view: View): URLSearchParams {
  const params = formatRankLocationsSearch(search);
  if (view === 'map') params.set('view', 'map');
  return params;
}
