import { decideAccess, permissionMap, permissions } from '@pinfold/sdk';
import type { PanelRoute, RouteAccess } from './panel-route.ts';
import type { PanelSession } from './resolve-access.ts';

/** Whether a reader may open a page: module, permission, plan, feature flag, company flag, in this order. */
export function mayOpen(access: RouteAccess, { company, isDemo, isViewAs }: PanelSession): boolean {
  if (access.for !== 'member') return true;
  if (!company) return false;
  const {
    for: _for,
    flag,
    companyFlag,
    withoutCompanyFlag,
    isPayment: _isPayment,
    isPersonal,
    ...member
  } = access;
  if (isPersonal && isViewAs) return false;
  const refusal = decideAccess(
    { ...member, demo: 'allowed' },
    {
      type: company.company_user.type,
      permissions: permissionMap(permissions.filter((permission) => company.permissions[permission])),
      disabledModules: company.configuration.disabled_modules,
      planCapabilities: company.plan_restrictions.capabilities,
      isDemo,
    },
  );
  if (refusal) return false;
  if (flag && !company.feature_flags.includes(flag)) return false;
  if (withoutCompanyFlag && company[withoutCompanyFlag]) return false;
  return !companyFlag || company[companyFlag];
}

/** Whether a page is worth a link: it is built, the reader may open it, and no debt leads away from it. */
export function mayLink({ page, access }: PanelRoute, session: PanelSession): boolean {
  const isUnpaid = session.company?.plan_restrictions.is_unpaid ?? false;
  if (isUnpaid && !(access.for === 'member' && access.isPayment)) return false;
  return page !== undefined && mayOpen(access, session);
}
