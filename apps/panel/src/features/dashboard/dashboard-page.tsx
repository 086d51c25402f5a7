import { Dashboard } from '@pinfold/sdk/dashboard';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import {
  formatDashboardSearch,
  parseDashboardSearch,
  usualDashboardDays,
} from '@pinfold/sdk/headless/dashboard';
import { useUser } from '@pinfold/sdk/headless/session';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useUrlState } from '../../routing/use-url-state.ts';
import { useText } from '../../texts/use-text.ts';
import { Figures } from './figures.tsx';
import { StartLinks } from './start-links.tsx';
import { useDashboardLinks } from './use-dashboard-links.ts';

/** Where everybody starts: who they are here, how the company is found and what is to be done, and the way on. */
export default function DashboardPage() {
  const t = useText();
  const { data: user } = useUser();
  const { data: company } = useCurrentCompany();
  const links = useDashboardLinks();
  const [{ days }, change] = useUrlState({
    parse: (params) => ({ days: parseDashboardSearch(params) ?? usualDashboardDays }),
    format: (values) => formatDashboardSearch(values.days),
  });
  const [firstName] = (user?.name ?? '').split(' ');
  if (!company) return null;
  return (
    <PageLayout
      title={firstName ? t('dashboard.hello', { name: firstName }) : t('dashboard.hello_you')}
      lead={`${company.name} · ${t(`member.${company.company_user.type}`)}`}
    >
      <Dashboard
        headingLevel={2}
        days={days}
        onDaysChange={(next) => change({ days: next }, { replace: true })}
        {...links}
      />
      <Figures company={company} />
      <StartLinks />
    </PageLayout>
  );
}
