import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Access } from '@pinfold/contract/access/access';
import { needsPlan } from '@pinfold/contract/access/decide-access';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { Problem } from '@pinfold/contract/problem';
import { problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument() {
  const hono = new OpenAPIHono();
  for (const endpoint of endpoints) hono.openAPIRegistry.registerPath(routeOf(endpoint));
  hono.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Token {token}`, as answered by login.',
  });
  hono.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: "`Api-Key {secret}`, for a company's own server.",
  });
  hono.openAPIRegistry.registerComponent('securitySchemes', 'company', {
    type: 'apiKey',
    in: 'header',
    name: 'Company-Id',
    description: 'The company that the call acts for.',
  });
  return hono.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Pinfold API',
      version: '1',
      description:
        'The presence of businesses with many locations on maps and search. Failing calls answer RFC 9457 problem documents.',
    },
    servers: [{ url: '/api' }],
  });
}

const json = 'application/json';

function routeOf(endpoint: Endpoint): RouteConfig & { path: string } {
  const { id, method, path, summary, access, params, query, headers, body } = endpoint;
  return {
    operationId: id,
    method,
    path,
    summary,
    tags: [path.split('/')[1] ?? ''],
    security: securityOf(access),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { required: true, content: { [json]: { schema: body } } } }),
    },
    responses: { ...success(endpoint), ...failures(endpoint) },
    'x-access': access,
  };
}

function securityOf(access: Access) {
  if (access.for === 'anyone') return [];
  if (access.for === 'api_key') return [{ apiKey: [] }];
  return access.for === 'user' ? [{ token: [] }] : [{ token: [], company: [] }];
}

function success({ response, status, stream }: Endpoint): RouteConfig['responses'] {
  if (!response) return { 204: { description: 'Done' } };
  const type = stream ? 'text/event-stream' : json;
  return { [status ?? 200]: { description: 'Success', content: { [type]: { schema: response } } } };
}

function failures(endpoint: Endpoint): RouteConfig['responses'] {
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/problem+json': { schema: Problem } } },
    ]),
  );
}

/** What an endpoint can answer besides success: its own problems, and those of its access and its schemas. */
export function problemsOf({ access, params, query, headers, body, problems = [] }: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>(problems);
  if (params || query || headers || body) codes.add('invalid_request');
  for (const code of problemsOfAccess(access)) codes.add(code);
  return [...codes.add('internal_error')];
}

function problemsOfAccess(access: Access): ProblemCode[] {
  if (access.for === 'anyone') return access.demo === 'blocked' ? ['demo_read_only'] : [];
  if (access.for === 'api_key') return ['unauthenticated'];
  const writes: ProblemCode[] = access.demo === 'blocked' ? ['demo_read_only', 'view_as_read_only'] : [];
  if (access.for === 'user')
    return ['unauthenticated', 'origin_not_allowed', 'not_for_embed_tokens', 'view_as_read_only', ...writes];
  return [
    'unauthenticated',
    'origin_not_allowed',
    'company_required',
    'not_a_member',
    ...(access.embed ? (['not_for_embed_tokens'] as const) : []),
    ...(access.module ? (['module_disabled'] as const) : []),
    ...(access.permission || access.fullAccess ? (['permission_denied'] as const) : []),
    ...(access.concernsAllLocations ? (['concerns_other_locations'] as const) : []),
    ...(needsPlan(access) ? (['subscription_expired', 'unpaid_subscription'] as const) : []),
    ...(access.plan ? (['plan_does_not_allow'] as const) : []),
    ...writes,
  ];
}
