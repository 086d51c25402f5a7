import type { Access } from '@pinfold/contract/access/access';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { MatrixCaller } from '../worlds/every-caller.ts';

type Facts = Omit<MatrixCaller, 'name' | 'rows'>;

/**
 * The refusal that the gate must respond with, by the contract and the product's rules alone: it shares no line with
 * the gate. The first matching rule decides; undefined lets the request through.
 */
export function expectedRefusal(access: Access, caller: Facts): ProblemCode | undefined {
  return rules.find(({ fits }) => fits(access, caller))?.refusal;
}

interface Rule {
  refusal: ProblemCode | undefined;
  fits(access: Access, caller: Facts): boolean;
}

const isOfCompany = (access: Access) => access.for === undefined || access.for === 'member';

const part = (access: Access) => (isOfCompany(access) && 'module' in access ? access.module : undefined);

const needed = (access: Access) => ('permission' in access ? access.permission : undefined);

const writes = (access: Access) => 'demo' in access && access.demo === 'blocked';

const isManager = ({ type }: Facts) => type === memberTypes.manager;

/** What a company needs to get out of the trouble stays open to it. */
const isPaidFor = (access: Access) =>
  isOfCompany(access) &&
  (('plan' in access && access.plan !== undefined) ||
    ![undefined, 'company', 'permissions'].includes(part(access)));

const rules: readonly Rule[] = [
  { refusal: undefined, fits: (access) => access.for === 'anyone' },
  { refusal: 'unauthenticated', fits: (access) => access.for === 'api_key' || access.for === 'operator' },
  { refusal: 'unauthenticated', fits: (_access, { kind }) => kind === 'stranger' },
  { refusal: 'not_for_embed_tokens', fits: ({ for: whom }, { kind }) => whom === 'user' && kind === 'embed' },
  {
    refusal: 'view_as_read_only',
    fits: (access, { kind }) => access.for === 'user' && kind === 'view_as' && access.viewAs !== 'allowed',
  },
  { refusal: 'not_a_member', fits: (access, { kind }) => isOfCompany(access) && kind === 'outsider' },
  {
    refusal: 'not_for_embed_tokens',
    fits: (access, { kind }) => kind === 'embed' && 'embed' in access && access.embed === 'never',
  },
  {
    refusal: 'demo_read_only',
    fits: (access, { isDemo = false, type }) => isDemo && type !== memberTypes.admin && writes(access),
  },
  {
    refusal: 'permission_denied',
    fits: (access, caller) => isManager(caller) && 'fullAccess' in access && access.fullAccess === true,
  },
  {
    refusal: 'permission_denied',
    fits: (access, caller) => {
      const permission = needed(access);
      return permission !== undefined && isManager(caller) && !caller.permissions.has(permission);
    },
  },
  {
    refusal: 'concerns_other_locations',
    fits: (access, { isLimited = false }) =>
      isLimited && 'concernsAllLocations' in access && access.concernsAllLocations === true,
  },
  { refusal: 'unpaid_subscription', fits: (access, { plan }) => plan === 'unpaid' && isPaidFor(access) },
  { refusal: 'subscription_expired', fits: (access, { plan }) => plan === 'expired' && isPaidFor(access) },
  { refusal: 'view_as_read_only', fits: (access, { kind }) => kind === 'view_as' && writes(access) },
];
