import { usePermission } from '@pinfold/sdk';
import { CompetitionChart, PositionComparator } from '@pinfold/sdk/rankings';
import { Link } from '@pinfold/sdk/ui';
import { PageSpace } from '../../pages/page-layout.tsx';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { useCompetitionAddress } from './use-competition-address.ts';

const competitors = paths.competitionLocations;

/** Own positions beside those of competitors, and any set of places beside another. */
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
