import { isForUsers, type Access, type MemberAccess } from '@pinfold/contract/access/access';
import { decideAccess, type Membership } from '../../packages/contract/src/access/decide-access.ts';
import { memberTypes } from '../../packages/contract/src/access/member-types.ts';
import { permissionMap, permissions } from '../../packages/contract/src/access/permissions.ts';
import { planCapabilities } from '@pinfold/contract/access/plan';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { endpointAnchor } from './endpoint-anchor.ts';
import { generatedNotice } from './generated-notice.ts';
import { table } from './table.ts';

/** `reference/permission-matrix.md`: who may call what. */
export function permissionMatrixPage(): string {
  const groups = Map.groupBy(endpoints.filter(isGuarded), ({ path }) => path.split('/')[1] ?? '');
  return `${generatedNotice('packages/contract/src/endpoints.ts')}

# Permission matrix

Who may call what. The test suite asks every call as each of these people, and as several more, and compares the answers
with rules that share no line with the API's gate; whoever sees some locations is shown no word of the others.

A manager and an embed token need the permission that the cell names, and see the locations that they were given. \`all
locations\` beside it: the call changes [what all of them share](../guides/permissions.md#what-concerns-all-locations), so
that they also have to have been given all of them; \`own locations\`: a request that reaches beyond those is refused. Somebody
who looks through a member's eyes sees what the member sees, half an hour long. The demo account may write where it is an
admin. Without a plan that is paid and has not ended, \`ended plan\` tells what stays open.

${[...groups].map(([name, calls]) => `## ${name}\n\n${matrix(calls)}`).join('\n\n')}

## Without logging in

${table(
  ['call', 'open to'],
  endpoints.filter((endpoint) => !isGuarded(endpoint)).map((endpoint) => [link(endpoint), openTo(endpoint)]),
)}
`;
}

function isGuarded({ access }: Endpoint): boolean {
  return access.for !== 'anyone' && isForUsers(access);
}

function openTo({ access }: Endpoint): string {
  if (isForUsers(access)) return 'everybody';
  return access.for === 'operator' ? 'the operators' : 'an API key';
}

function link({ id }: Endpoint): string {
  return `[\`${id}\`](./api.md#${endpointAnchor(id)})`;
}

function matrix(calls: readonly Endpoint[]): string {
  const head = [
    'call',
    'owner',
    'admin',
    'manager',
    'embed token',
    "through a member's eyes",
    'demo',
    'ended plan',
  ];
  return table(
    head,
    calls.map((endpoint) => {
      const { access } = endpoint;
      return [
        link(endpoint),
        yes(isOpen(access, { type: memberTypes.owner })),
        yes(isOpen(access, { type: memberTypes.admin })),
        forManager(access),
        forEmbedToken(access),
        yes(isOpen(access, { isViewAs: true }) && (access.for !== 'user' || access.viewAs === 'allowed')),
        yes(isOpen(access, { isDemo: true })),
        yes(isOpen(access, { planState: 'expired' })),
      ];
    }),
  );
}

const everything: Membership = {
  type: memberTypes.owner,
  permissions: permissionMap(permissions),
  disabledModules: [],
  planCapabilities,
  isDemo: false,
};

function isOpen(access: Access, change: Partial<Membership>): boolean {
  return decideAccess(access, { ...everything, ...change }) === undefined;
}

function forManager(access: Access): string {
  const manager = { type: memberTypes.manager };
  if (!isOpen(access, manager)) return '';
  const isFree = isOpen(access, { ...manager, permissions: permissionMap([]) });
  return isFree ? 'yes' : `\`${permissionOf(access)}\`${reach(access)}`;
}

/** What a manager of some locations has to know beside the permission. */
function reach(access: Access): string {
  const { concernsAllLocations } = access as MemberAccess;
  if (concernsAllLocations === undefined) return '';
  return concernsAllLocations === true ? ', all locations' : ', own locations';
}

function forEmbedToken(access: Access): string {
  const isClosed = access.for === 'user' || ('embed' in access && access.embed === 'never');
  return isClosed ? '' : forManager(access);
}

function permissionOf(access: Access): string {
  return (access as MemberAccess).permission ?? '';
}

function yes(open: boolean): string {
  return open ? 'yes' : '';
}
