import { type MemberType, memberTypes } from '../../access/member-types.ts';

/** What the rule reads of each company that a user belongs to. */
export interface WizardMembership {
  company_user: { type: MemberType };
  is_master: boolean;
  wizard_completed: boolean;
}

/**
 * Whether the setup is behind a user (product spec, section 4): they own no company, or own a master company that is
 * set up. Otherwise the flag of the company in use decides, or of the only one.
 */
export function isWizardCompleted(
  companies: readonly WizardMembership[],
  inUse: Pick<WizardMembership, 'wizard_completed'> | undefined = onlyOne(companies),
): boolean {
  const owned = companies.filter(({ company_user }) => company_user.type === memberTypes.owner);
  if (companies.length > 0 && owned.length === 0) return true;
  if (owned.some(({ is_master, wizard_completed }) => is_master && wizard_completed)) return true;
  return inUse?.wizard_completed ?? false;
}

function onlyOne(companies: readonly WizardMembership[]): WizardMembership | undefined {
  return companies.length === 1 ? companies[0] : undefined;
}

/** What the rule reads of each company that a user belongs to. */
export interface AddingMembership {
  company_user: { type: MemberType };
  is_master: boolean;
  can_add_new_companies: boolean;
}

/**
 * Whether a user may add a company: their first, or another one as the owner of a master company with the flag for it
 * (product spec, section 6).
 */
export function canAddCompany(companies: readonly AddingMembership[]): boolean {
  if (companies.length === 0) return true;
  return companies.some(
    ({ company_user, is_master, can_add_new_companies }) =>
      company_user.type === memberTypes.owner && is_master && can_add_new_companies,
  );
}
