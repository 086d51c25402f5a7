import { useFormat, usePermission } from '@pinfold/sdk';
import type { CurrentCompany } from '@pinfold/sdk/headless/company';
import { Grid } from '@pinfold/sdk/ui';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { Figure } from './figure.tsx';
import { ReviewFigures } from './review-figures.tsx';

/** The figures that the reader may know. */
export function Figures({ company }: { company: CurrentCompany }) {
  const t = useText();
  const format = useFormat();
  const { allowed: maySeeReviews } = usePermission('view_reviews');
  return (
    <Grid as="section" fit="240px" gap={5} aria-label={t('dashboard.figures')}>
      <Figure label={t('dashboard.locations')} note={t('dashboard.locations_yours')} page={paths.listingList}>
        {format.number(company.company_user.facilities_access_count)}
      </Figure>
      {maySeeReviews && <ReviewFigures />}
    </Grid>
  );
}
