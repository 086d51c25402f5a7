import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
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
  const { id, method, path, summary, access, params, query, body } = endpoint;
  return {
    operationId: id,
    method,
    path,
    summary,
    tags: [path.split('/')[1] ?? ''],
    security:
      access.for === 'anyone' ? [] : access.for === 'user' ? [{ token: [] }] : [{ token: [], company: [] }],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: true, content: { [json]: { schema: body } } } }),
    },
    responses: { ...success(endpoint), ...failures(endpoint) },
    'x-access': access,
  };
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
export function problemsOf({ access, params, query, body, problems = [] }: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>(problems);
  if (params || query || body) codes.add('invalid_request');
  if (access.for !== 'anyone') {
    codes.add('unauthenticated');
    if (access.demo === 'blocked') codes.add('demo_read_only');
    if (access.for !== 'user') {
      codes.add('company_required').add('not_a_member');
      if (access.module) codes.add('module_disabled');
      if (access.permission) codes.add('permission_denied');
      if (access.plan) codes.add('plan_does_not_allow');
    }
  }
  return [...codes.add('internal_error')];
}
