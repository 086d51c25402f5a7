import { usePermission } from '@pinfold/sdk';
import {
  formatComparisonSearch,
  formatRankSearch,
  parseComparisonSearch,
  parseRankSearch,
  type ComparisonSearch,
  type RankSearch,
} from '@pinfold/sdk/headless/rankings';
import { CompetitionChart, PositionComparator } from '@pinfold/sdk/rankings';
import { Link } from '@pinfold/sdk/ui';
import { PageSpace } from '../../pages/page-layout.tsx';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useText } from '../../texts/use-text.ts';

const competitors = paths.competitionLocations;

/** Own positions beside those of competitors, and any set of locations beside another. */
export default function CompetitionVisibilityPage() {
  const t = useText();
  const { tab, competition, comparison, onCompetitionChange, onComparisonChange, addressOf } =
    useCompetitionAddress();
  const choosing = usePermission('manage_competition_places');
  const keywords = usePermission('view_company_data');
  const path = paths.competitionVisibility;
  return (
    <TabbedPage
      title={t('rankings.competition.title')}
      lead={t('rankings.competition.lead')}
      actions={
        choosing.allowed && (
          <Link href={competitors} isInApp variant="button">
            {t('rankings.competition.choose')}
          </Link>
        )
      }
      tabs={
        <PageTabs
          label={t('rankings.competition.views')}
          tabs={[
            {
              path,
              label: t('rankings.competition.beside'),
              search: addressOf('competition'),
              isCurrent: tab === 'competition',
            },
            {
              path,
              label: t('rankings.competition.comparator'),
              search: addressOf('comparator'),
              isCurrent: tab === 'comparator',
            },
          ]}
        />
      }
    >
      <PageSpace $padding="16px 24px 24px">
        {tab === 'comparator' ? (
          <PositionComparator search={comparison} onSearchChange={onComparisonChange} />
        ) : (
          <CompetitionChart
            search={competition}
            onSearchChange={onCompetitionChange}
            competitorsHref={choosing.allowed ? competitors : undefined}
            keywordsHref={keywords.allowed ? paths.companyKeywords : undefined}
          />
        )}
      </PageSpace>
    </TabbedPage>
  );
}

/** Own positions beside competitors, or one set of locations beside another. */
type CompetitionTab = 'competition' | 'comparator';

interface CompetitionAddress {
  tab: CompetitionTab;
  competition: RankSearch;
  comparison: ComparisonSearch;
}

/** What is compared, kept in the address. The other tab opens with the same days. */
function useCompetitionAddress() {
  const [page, change] = useUrlState({ parse: read, format: write });
  return {
    ...page,
    onCompetitionChange: (competition: RankSearch) => change({ competition }),
    onComparisonChange: (comparison: ComparisonSearch) => change({ comparison }),
    /** The query of another tab, with the days of this one. */
    addressOf: (tab: CompetitionTab) => {
      const days = periodOf(page.tab === 'comparator' ? page.comparison : page.competition);
      const written = write(
        tab === page.tab ? page : { tab, competition: days, comparison: days },
      ).toString();
      return written && `?${written}`;
    },
  };
}

function read(params: URLSearchParams): CompetitionAddress {
  const isComparator = params.get('tab') === 'comparator';
  return {
    tab: isComparator ? 'comparator' : 'competition',
    competition: isComparator ? {} : parseRankSearch(params),
    comparison: isComparator ? parseComparisonSearch(params) : {},
  };
}

function write({ tab, competition, comparison }: CompetitionAddress): URLSearchParams {
  if (tab === 'competition') return formatRankSearch(competition);
  const params = formatComparisonSearch(comparison);
  params.set('tab', tab);
  return params;
}

function periodOf({ preset, date_from, date_to }: RankSearch | ComparisonSearch) {
  return { ...(preset && { preset }), ...(date_from && { date_from }), ...(date_to && { date_to }) };
}
