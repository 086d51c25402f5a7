import { expect, test } from 'vitest';
import { memberTypes } from '../../access/member-types.ts';
import { canAddCompany, type AddingMembership } from './can-add-company.ts';

const master: AddingMembership = {
  company_user: { type: memberTypes.owner },
  is_master: true,
  can_add_new_companies: true,
};

test.each<[string, AddingMembership[], boolean]>([
  ['a new user adds their first', [], true],
  ['the owner of a master company with the flag adds another', [master], true],
  ['not without the flag', [{ ...master, can_add_new_companies: false }], false],
  ['not in a company that is no master', [{ ...master, is_master: false }], false],
  ['not as an admin', [{ ...master, company_user: { type: memberTypes.admin } }], false],
  [
    'nor by parts that lie in different companies',
    [
      { ...master, is_master: false },
      { ...master, company_user: { type: memberTypes.manager } },
    ],
    false,
  ],
])('COM-01 %s', (_what, companies, expected) => {
  expect(canAddCompany(companies)).toBe(expected);
});
