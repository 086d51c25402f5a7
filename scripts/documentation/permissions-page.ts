import { type Access, type MemberAccess, modules } from '@pinfold/contract/access/access';
import { defaultManagerPermissions, permissions } from '../../packages/contract/src/access/permissions.ts';
import { planCapabilities } from '@pinfold/contract/access/plan';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { endpointAnchor } from './endpoint-anchor.ts';
import { generatedNotice } from './generated-notice.ts';
import { table } from './table.ts';

/** `reference/permissions.md`: the permissions of a member, and the calls that need each of them. */
export function permissionsPage(): string {
  return `${generatedNotice('packages/contract/src/access')}

# Permissions

Owners and admins hold every permission and see every location. A manager holds those that were granted, on the
locations that were granted. The API decides on every call, in this order, and answers with the first that fails:
session, company, demo, module, permission, locations, plan. The SDK asks the same function (\`decideAccess\`), so that a control is
disabled for the reason that the API would give. The [permission matrix](./permission-matrix.md) lists every call.

${table(
  ['permission', 'a new manager has it', 'asked for by'],
  permissions.map((key) => [
    `\`${key}\``,
    defaultManagerPermissions.includes(key) ? 'yes' : '',
    callsThat((access) => access.permission === key),
  ]),
)}

## Modules

A company can switch these parts of the product off.

${table(
  ['module', 'calls'],
  modules.map((key) => [
    `\`${key}\``,
    callsThat((access) => access.module === key || access.orModule === key),
  ]),
)}

## Plan capabilities

A subscription plan contains some of these.

${table(
  ['capability', 'calls'],
  planCapabilities.map((key) => [`\`${key}\``, callsThat((access) => access.plan === key)]),
)}
`;
}

function callsThat(ask: (access: MemberAccess) => boolean): string {
  return endpoints
    .filter(({ access }) => isForMembers(access) && ask(access))
    .map(({ id }) => `[\`${id}\`](./api.md#${endpointAnchor(id)})`)
    .join(', ');
}

function isForMembers(access: Access): access is MemberAccess {
  return access.for === undefined || access.for === 'member';
}
