import { problemsOf } from '../../apps/api/src/http/open-api.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { endpointAnchor } from './endpoint-anchor.ts';
import { generatedNotice } from './generated-notice.ts';

/** `reference/api.md`: every call, in the order of the contract. Fields are the OpenAPI document's business. */
export function apiPage(): string {
  const groups = Map.groupBy(endpoints, ({ path }) => path.split('/')[1] ?? '');
  return `${generatedNotice('packages/contract/src/endpoints.ts')}

# API

Paths stand under \`/api\`. Send \`Authorization: Token …\`, the company as \`Company-Id\`, and the language of the answer as
\`Accept-Language\`. Lists take \`page\` (from 1) and \`page_size\` (100 at most) and answer \`{ count, results }\`.

The running product shows every field at \`/docs/api\` and serves the OpenAPI 3.1 document at \`/openapi.json\`.
Failures are listed under [Errors](../errors.md).

${[...groups].map(([name, calls]) => `## ${name}\n\n${calls.map(section).join('\n\n')}`).join('\n\n')}
`;
}

function section(endpoint: Endpoint): string {
  const { id, method, path, summary } = endpoint;
  const problems = problemsOf(endpoint).map((code) => `[\`${code}\`](../errors.md#${code})`);
  return `### ${id} {#${endpointAnchor(id)}}

\`${method.toUpperCase()} ${path}\`

${summary}.

- Answers ${success(endpoint)}
- Open to ${audience(endpoint)}
- Fails with ${problems.join(', ')}`;
}

function success({ response, status, stream }: Endpoint): string {
  if (!response) return '204, without a body';
  return stream ? `${status ?? 200}, a stream of server-sent events` : `${status ?? 200}`;
}

function reach(concerned: true | 'sometimes' | undefined): string {
  if (concerned === undefined) return '';
  return concerned === true ? ', who see all locations' : ', who see all locations that the request concerns';
}

function audience({ access }: Endpoint): string {
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
