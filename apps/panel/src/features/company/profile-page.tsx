import { usePermission } from '@pinfold/sdk';
import { CompanyProfileForm } from '@pinfold/sdk/company';
import { useParentCompany } from '@pinfold/sdk/headless/company';
import { SecondFactorPolicy } from '@pinfold/sdk/session';
import { Row } from '@pinfold/sdk/ui';
import { notifyGood } from '../../notices/notices.ts';
import { PageLayout } from '../../pages/page-layout.tsx';
import { PageTexts } from '../../pages/page-texts.tsx';
import { useText } from '../../texts/use-text.ts';
import { SsoSettings } from './sso/sso-settings.tsx';

export default function ProfilePage() {
  return (
    <PageTexts room="company">
      <Profile />
    </PageTexts>
  );
}

/** How people log in decides who gets in, so this is for owners and admins alone. */
const settingUpLogin = { fullAccess: true, module: 'company', demo: 'blocked' } as const;

/** In the demo and in view-as one may see how the log-in is set up; a manager may not. */
const seeingLogin = { ...settingUpLogin, demo: 'allowed' } as const;

/** The company's data, whom it belongs to, and how its people log in. */
function Profile() {
  const t = useText();
  const { reason } = usePermission(settingUpLogin);
  const { allowed: maySeeSso } = usePermission(seeingLogin);
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
      <SecondFactorPolicy />
      {maySeeSso && <SsoSettings refusal={reason?.text} />}
    </PageLayout>
  );
}

/** The company that this one belongs to; nothing for one that stands alone. */
function ParentCompany() {
  const t = useText();
  const { data: parent } = useParentCompany();
  return parent ? <Row as="span">{t('company_page.parent', { name: parent.name })}</Row> : null;
}
