import type { Access } from '@pinfold/contract/access/access';
import { needsPlan } from '@pinfold/contract/access/decide-access';
import type { Endpoint } from '@pinfold/contract/endpoint';
import type { ProblemCode } from '@pinfold/contract/problem-codes';

/** Who may call an endpoint, as the rest of a sentence that begins with "Open to". */
export function audienceOf(access: Access): string {
  if (access.for === 'anyone') return 'anyone';
  if (access.for === 'api_key') return "a company's own server, with an API key";
  if (access.for === 'operator') return 'whoever runs the installation, with `PINFOLD_OPERATOR_TOKEN`';
  if (access.for === 'user')
    return access.demo === 'blocked'
      ? 'whoever is logged in, except the demo account'
      : 'whoever is logged in';
  const asks = [
    access.permission && `the permission \`${access.permission}\``,
    access.module &&
      `the module ${[access.module, access.orModule].flatMap((key) => (key ? `\`${key}\`` : [])).join(' or ')}`,
    access.plan && `the plan capability \`${access.plan}\``,
  ].filter(Boolean);
  const members = access.fullAccess ? 'owners and admins of the company' : 'members of the company';
  const who = `${asks.length > 0 ? `${members} with ${asks.join(', ')}` : members}${reach(access.concernsAllLocations)}`;
  return access.demo === 'blocked' ? `${who}; not the demo account` : who;
}

function reach(concerned: true | 'sometimes' | undefined): string {
  if (concerned === undefined) return '';
  return concerned === true ? ', who see all locations' : ', who see all locations that the request concerns';
}

/** What the declaration of an endpoint says of its callers and of what a call counts against. */
export function describeAccess({ access, problems = [] }: Endpoint): string {
  return [
    `Open to ${audienceOf(access)}.`,
    ...conditionsOf(access),
    ...Object.entries(limitSentences).flatMap(([code, sentence]) =>
      problems.includes(code as ProblemCode) ? [sentence] : [],
    ),
  ].join(' ');
}

function conditionsOf(access: Access): string[] {
  if (access.for !== undefined && access.for !== 'member' && access.for !== 'user') return [];
  const ofMember = access.for === 'user' ? undefined : access;
  return [
    ...(ofMember && needsPlan(ofMember) ? ['The plan must be in force.'] : []),
    ...(access.freshLogin === true
      ? ['The user must have confirmed lately who they are, as by `renewLogin`.']
      : []),
    ...(access.freshLogin === 'sometimes'
      ? ['Depending on the request, the user must have confirmed lately who they are, as by `renewLogin`.']
      : []),
    ...(ofMember?.embed === 'never' ? ['Closed to embed tokens.'] : []),
  ];
}

/** What is limited, by the problem with which a call beyond the limit is refused. */
const limitSentences: Partial<Record<ProblemCode, string>> = {
  plan_limit_reached: 'A limit of the plan applies: beyond it the call fails with `plan_limit_reached`.',
  import_limit_reached: 'Imports are limited: beyond that the call fails with `import_limit_reached`.',
  scan_limit_reached: 'Scans are limited: beyond that the call fails with `scan_limit_reached`.',
  too_many_attempts:
    'Calls are limited in frequency: beyond that they fail with `too_many_attempts`, and `Retry-After` says when to call again.',
};
