import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberTypes } from '../../access/member-types.ts';
import { type AddingMembership, canAddCompany, isWizardCompleted, type WizardMembership } from './company.ts';

const { owner, admin, manager } = memberTypes;

function member(
  type: WizardMembership['company_user']['type'],
  state: Partial<WizardMembership> = {},
): WizardMembership {
  return { company_user: { type }, is_master: false, wizard_completed: false, ...state };
}

test.each<[string, WizardMembership[], boolean]>([
  ['nobody without a company has finished', [], false],
  ['a manager has nothing to set up', [member(manager)], true],
  ['an admin neither', [member(admin), member(manager)], true],
  ['a new owner has', [member(owner)], false],
  ['until their company is set up', [member(owner, { wizard_completed: true })], true],
  [
    'a finished master company is enough for all the others',
    [member(owner), member(owner, { is_master: true, wizard_completed: true })],
    true,
  ],
  [
    'a master company that is not finished is not',
    [member(owner, { is_master: true }), member(manager, { wizard_completed: true })],
    false,
  ],
  [
    'nor a finished master company of somebody else',
    [member(owner), member(manager, { is_master: true, wizard_completed: true })],
    false,
  ],
])('SHL-11 %s', (_what, companies, expected) => {
  expect(isWizardCompleted(companies)).toBe(expected);
});

test('SHL-11 among several companies of one owner the one in use decides', () => {
  const set = member(owner, { wizard_completed: true });
  const open = member(owner);
  expect(isWizardCompleted([set, open], set)).toBe(true);
  expect(isWizardCompleted([set, open], open)).toBe(false);
});

const anyMember = fc.record({
  company_user: fc.record({ type: fc.constantFrom(owner, admin, manager) }),
  is_master: fc.boolean(),
  wizard_completed: fc.boolean(),
});

test('SHL-11 the order of companies never matters, and finishing one never opens the wizard again', () => {
  fc.assert(
    fc.property(fc.array(anyMember, { maxLength: 6 }), fc.nat(), (companies, at) => {
      const done = isWizardCompleted(companies);
      expect(isWizardCompleted(companies.toReversed())).toBe(done);
      const finished = companies.map((one, index) =>
        index === at % companies.length ? { ...one, wizard_completed: true } : one,
      );
      if (done) expect(isWizardCompleted(finished)).toBe(true);
    }),
  );
});

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
