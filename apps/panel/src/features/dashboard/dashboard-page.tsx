import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useUser } from '@pinfold/sdk/headless/session';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';
import { Figures } from './figures.tsx';
import { StartLinks } from './start-links.tsx';

/** Where everybody starts: who they are here, the figures there are, and the way on. */
export default function DashboardPage() {
  const t = useText();
  const { data: user } = useUser();
  const { data: company } = useCurrentCompany();
  const [firstName] = (user?.name ?? '').split(' ');
  if (!company) return null;
  return (
    <PageLayout
      title={firstName ? t('dashboard.hello', { name: firstName }) : t('dashboard.hello_you')}
      lead={`${company.name} · ${t(`member.${company.company_user.type}`)}`}
    >
      <Figures company={company} />
      <StartLinks />
    </PageLayout>
  );
}
