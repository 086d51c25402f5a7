import { CompetitorList } from '@pinfold/sdk/rankings';
import { Link } from '@pinfold/sdk/ui';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

/** The competitors that positions are compared with. */
export default function CompetitionLocationsPage() {
  const t = useText();
  return (
    <PageLayout
      title={t('rankings.competitors.title')}
      lead={t('rankings.competitors.lead')}
      actions={
        <Link href={paths.competitionVisibility} isInApp variant="button">
          {t('rankings.competitors.compare')}
        </Link>
      }
    >
      <CompetitorList planHref={paths.subscription} />
    </PageLayout>
  );
}
