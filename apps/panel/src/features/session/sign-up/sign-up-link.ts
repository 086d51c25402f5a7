import type { SignUpLink } from '@pinfold/sdk/headless/session';

/** What a sign-up link carries, with the campaign that published it. */
export interface ReadSignUpLink extends SignUpLink {
  campaign?: string;
}

/** Reads the query of a sign-up link: `access`, or `audit` together with `custom_invitation`; `campaign` besides. */
export function readSignUpLink(search: string): ReadSignUpLink {
  const query = new URLSearchParams(search);
  const access = query.get('access');
  const campaign = query.get('campaign') ?? query.get('utm_campaign');
  return {
    ...(access && { access: access.slice(0, 200) }),
    ...(isOn(query.get('audit')) && { isAudit: true }),
    ...(isOn(query.get('custom_invitation') ?? query.get('custom-invitation')) && {
      hasCustomInvitation: true,
    }),
    ...(campaign && { campaign: campaign.slice(0, 100) }),
  };
}

function isOn(flag: string | null): boolean {
  return flag === 'true' || flag === '1';
}
