import { usePermission } from '@pinfold/sdk';
import { SuggestedSearchLocations } from '@pinfold/sdk/company';
import { useReviewLocations } from '@pinfold/sdk/headless/listings';
import {
  formatRankSearch,
  parseRankSearch,
  useRankChart,
  useRankGrids,
  useRankSearch,
  type RankSearch,
} from '@pinfold/sdk/headless/rankings';
import {
  GeoGridCard,
  PeriodPicker,
  RankChart,
  RankFigures,
  RankKeywordPicker,
  RankLocationPicker,
} from '@pinfold/sdk/rankings';
import { EmptyState, Grid, Inset, Link, PinIcon } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useText } from '../../texts/use-text.ts';

/** Positions of one location over time, and point by point around it. */
export default function SingleLocationPage() {
  const t = useText();
  const company = usePermission('view_company_data');
  const { search, changeSearch, setSearch, gridId, setGridId } = useSingleLocationAddress();
  const { data: locations } = useReviewLocations();
  const { grids, isPending } = useRankGrids({ pageSize: 1, enabled: search.facility === undefined });
  // A location with a grid has the most to show.
  const first = grids[0]?.facility.id ?? locations?.results[0]?.id;
  const facility = search.facility ?? (isPending ? undefined : first);
  const { data: chosen } = useReviewLocations({
    ids: facility === undefined ? [] : [facility],
    enabled: facility !== undefined,
  });
  const chart = useRankChart({ search, facility });
  const address = chosen?.results.find(({ id }) => id === facility)?.formatted_address;
  const title = t('rankings.single.title');
  if (locations?.count === 0 && facility === undefined)
    return (
      <PageLayout title={title} width="screen">
        <EmptyState
          icon={<PinIcon size={24} />}
          title={t('rankings.single.no_locations')}
          actions={
            <Link variant="button" href={paths.listings} isInApp>
              {t('rankings.single.to_locations')}
            </Link>
          }
        >
          {t('rankings.single.add_first')}
        </EmptyState>
      </PageLayout>
    );
  return (
    <PageLayout
      title={title}
      width="screen"
      lead={address ? t('rankings.single.keywords', { address, count: chart.keywords.length }) : lineToCome}
      actions={
        <>
          <Inset inlineSize="min(270px, 100%)">
            <RankLocationPicker
              value={facility}
              onChange={(id) => changeSearch({ facility: id, keywords: undefined })}
            />
          </Inset>
          {chart.watched.length > 0 && (
            <RankKeywordPicker
              facility={facility}
              value={chart.keywords}
              onChange={(keywords) => changeSearch({ keywords })}
            />
          )}
          <PeriodPicker
            value={search}
            onChange={changeSearch}
            compare={search.compare ?? 'none'}
            onCompareChange={(compare) => changeSearch({ compare })}
            today={chart.today}
          />
        </>
      }
    >
      <Columns>
        <Grid columns={1} gap={5}>
          <RankChart
            facility={facility}
            search={search}
            onSearchChange={setSearch}
            keywordsHref={paths.companyKeywords}
          />
          <RankFigures facility={facility} search={search} />
          {facility !== undefined && (
            <SuggestedSearchLocations
              facility={facility}
              websitesHref={company.allowed ? paths.companyWebsites : undefined}
              planHref={paths.subscription}
            />
          )}
        </Grid>
        {facility !== undefined && chart.emptiness !== 'service_area' && (
          <GeoGridCard key={facility} facilityId={facility} gridId={gridId} onGridChange={setGridId} />
        )}
      </Columns>
    </PageLayout>
  );
}

/** Keeps a line free, so that the page does not move when its text arrives. */
const lineToCome = '\u00a0';

/** What the page of one location shows, kept in the address. */
function useSingleLocationAddress() {
  const [page, change] = useUrlState({ parse: read, format: write });
  const held = useRankSearch({
    search: page.search,
    onSearchChange: (search) =>
      // A grid belongs to its location.
      change({ search, ...(search.facility !== page.search.facility && { gridId: null }) }),
  });
  return { ...held, gridId: page.gridId, setGridId: (gridId: number | null) => change({ gridId }) };
}

interface SingleLocationAddress {
  search: RankSearch;
  /** Null where the address names none. */
  gridId: number | null;
}

function read(params: URLSearchParams): SingleLocationAddress {
  const grid = Number(params.get('grid'));
  return { search: parseRankSearch(params), gridId: Number.isSafeInteger(grid) && grid > 0 ? grid : null };
}

function write({ search, gridId }: SingleLocationAddress): URLSearchParams {
  const params = formatRankSearch(search);
  if (gridId !== null) params.set('grid', String(gridId));
  return params;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.65fr) minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
