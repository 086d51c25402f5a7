import { usePermission } from '@pinfold/sdk';
import { CompanyProfileForm } from '@pinfold/sdk/company';
import { notifyGood } from '../../notices/notices.ts';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';
import { CompanyTexts } from './company-texts.tsx';
import { ParentCompany } from './parent-company.tsx';
import { SsoSettings } from './sso/sso-settings.tsx';

export default function ProfilePage() {
  return (
    <CompanyTexts>
      <Profile />
    </CompanyTexts>
  );
}

/** Whoever decides how people log in decides who is let in, so this is for owners and admins alone. */
const settingUpLogin = { fullAccess: true, module: 'company', demo: 'blocked' } as const;

/** The company's data, whom it belongs to, and how its people log in. */
function Profile() {
  const t = useText();
  const { allowed, reason } = usePermission(settingUpLogin);
  // Who only looks around may see how the log-in is set up; a manager is not told.
  const maySeeSso = allowed || reason?.code === 'demo_read_only' || reason?.code === 'view_as_read_only';
  return (
    <PageLayout
      title={t('company_page.profile')}
      lead={
        <>
          {t('company_page.profile_lead')}
          <ParentCompany />
        </>
      }
    >
      <CompanyProfileForm onSaved={() => notifyGood(t('company_page.saved'))} />
      {maySeeSso && <SsoSettings refusal={reason?.text} />}
    </PageLayout>
  );
}
