import { audienceOf } from '../../apps/api/src/http/describe-access.ts';
import { problemsOf } from '../../apps/api/src/http/open-api.ts';
import { descriptions } from '../../packages/contract/src/descriptions.ts';
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

${descriptions[id]}

- Answers ${success(endpoint)}
- Open to ${audienceOf(endpoint.access)}
- Fails with ${problems.join(', ')}`;
}

function success({ response, status, stream }: Endpoint): string {
  if (!response) return '204, without a body';
  return stream ? `${status ?? 200}, a stream of server-sent events` : `${status ?? 200}`;
}
