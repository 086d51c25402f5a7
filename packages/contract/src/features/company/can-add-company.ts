import { memberTypes, type MemberType } from '../../access/member-types.ts';

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
