import type * as z from 'zod';
import type { Access } from '@pinfold/contract/access/access';
import { needsPlan } from '@pinfold/contract/access/decide-access';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { Problem } from '@pinfold/contract/problem';
import { problemCodes, problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';
import { jsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas.ts';

/** The OpenAPI 3.1 document of the whole contract. What several operations share is a component. */
export function openApiDocument() {
  const schemas = jsonSchemas([Problem, ...endpoints.flatMap(schemasOf)]);
  const shared: Shared = { parameters: {}, responses: {} };
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method] = operationOf(endpoint, schemas, shared);
  const problem = {
    description: 'The call failed.',
    content: { 'application/problem+json': { schema: schemas.of(Problem) } },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pinfold API',
      version: '1',
      description:
        'The presence of businesses with many locations on maps and search. Failing calls answer RFC 9457 problem documents.',
    },
    servers: [{ url: '/api' }],
    security: asMember,
    paths,
    components: {
      schemas: schemas.components,
      parameters: shared.parameters,
      responses: { Problem: problem, ...shared.responses },
      securitySchemes,
    },
  };
}

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Token {token}`, as answered by login.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: "`Api-Key {secret}`, for a company's own server.",
  },
  operator: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Operator {PINFOLD_OPERATOR_TOKEN}`, for whoever runs the installation.',
  },
  company: {
    type: 'apiKey',
    in: 'header',
    name: 'Company-Id',
    description: 'The company that the call acts for.',
  },
};

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: true;
  schema: JsonSchema;
}

/** Components that come to light while operations are written. */
interface Shared {
  parameters: Record<string, Parameter>;
  responses: Record<string, object>;
}

const json = 'application/json';
const responses = '#/components/responses/';

function schemasOf({ params, query, headers, body, response }: Endpoint): z.ZodType[] {
  return [params, query, headers, body, response].filter((schema) => schema !== undefined);
}

function operationOf(endpoint: Endpoint, schemas: JsonSchemas, shared: Shared) {
  const { id, path, summary, access, body, ended } = endpoint;
  const parameters = parametersOf(endpoint, schemas, shared.parameters);
  return {
    operationId: id,
    summary,
    ...(ended && { deprecated: true }),
    tags: [path.split('/')[1] ?? ''],
    ...securityOf(access),
    'x-access': access,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [json]: { schema: schemas.of(body) } } } }),
    responses: { ...success(endpoint, schemas), ...failures(endpoint, shared.responses) },
  };
}

/** What most operations take; the others name their own. */
const asMember = [{ token: [], company: [] }];

function securityOf(access: Access) {
  if (access.for === 'anyone') return { security: [] };
  if (access.for === 'api_key') return { security: [{ apiKey: [] }] };
  if (access.for === 'operator') return { security: [{ operator: [] }] };
  return access.for === 'user' ? { security: [{ token: [] }] } : {};
}

/** A parameter that the contract names, `meta({ parameter })`, is written once and referred to. */
function parametersOf(
  { params, query, headers }: Endpoint,
  schemas: JsonSchemas,
  shared: Record<string, Parameter>,
): (Parameter | { $ref: string })[] {
  return Object.entries({ path: params, query, header: headers }).flatMap(([place, object]) => {
    if (!object) return [];
    const { properties = {}, required = [] } = schemas.of(object);
    return Object.entries(properties).map(([name, property]) => {
      const { description, ...schema } = property as JsonSchema;
      const parameter: Parameter = {
        name,
        in: place as Parameter['in'],
        ...(description !== undefined && { description }),
        ...(required.includes(name) && { required: true }),
        schema,
      };
      const component = object.shape[name]?.meta()?.['parameter'];
      return typeof component === 'string' ? referTo(component, parameter, shared) : parameter;
    });
  });
}

function referTo(component: string, parameter: Parameter, shared: Record<string, Parameter>) {
  const known = (shared[component] ??= parameter);
  if (JSON.stringify(known) !== JSON.stringify(parameter))
    throw new Error(`Two parameters are called ${component}.`);
  return { $ref: `#/components/parameters/${component}` };
}

function success(
  { response, status, stream, ended }: Endpoint,
  schemas: JsonSchemas,
): Record<string, object> {
  if (ended) return {};
  if (!response) return { 204: { description: 'Done' } };
  const type = stream ? 'text/event-stream' : json;
  const content = { [type]: { schema: schemas.of(response) } };
  return { [status ?? 200]: { description: 'Success', content } };
}

/** Problems that come together, because access asks for all of this at once. */
const together: Record<string, readonly ProblemCode[]> = {
  BadRequest: ['invalid_request', 'company_required'],
  SubscriptionEnded: ['subscription_expired', 'unpaid_subscription'],
  AccessDenied: [
    'origin_not_allowed',
    'not_a_member',
    'second_factor_missing',
    'module_disabled',
    'permission_denied',
  ],
  ReadOnly: ['demo_read_only', 'view_as_read_only'],
};

/**
 * The failures of an endpoint, by status. All have the same shape, so the description of each lists its codes. Where
 * access and schemas imply all of them, or there is only one, the response is shared.
 */
function failures(endpoint: Endpoint, shared: Record<string, object>): Record<string, object> {
  const possible = new Set(problemsOf(endpoint));
  const byStatus = Map.groupBy(
    problemCodes.filter((code) => possible.has(code)),
    (code) => problemStatus[code],
  );
  const own = new Set(endpoint.problems);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const response = { $ref: `${responses}Problem`, description: codes.join(', ') };
      if (codes.length > 1 && codes.some((code) => own.has(code))) return [status, response];
      const name = nameOf(codes);
      shared[name] = response;
      return [status, { $ref: responses + name }];
    }),
  );
}

function nameOf(codes: readonly ProblemCode[]): string {
  const groups = Object.entries(together).filter(([, group]) => group.every((code) => codes.includes(code)));
  const grouped = groups.flatMap(([, group]) => group);
  const others = codes.filter((code) => !grouped.includes(code));
  return [...groups.map(([name]) => name), ...others.map(pascalCase)].join('Or');
}

function pascalCase(code: string): string {
  return code.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the problems of an endpoint: its own ones, and those of its access and its schemas. */
export function problemsOf({ access, params, query, headers, body, problems = [] }: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>(problems);
  if (params || query || headers || body) codes.add('invalid_request');
  for (const code of problemsOfAccess(access)) codes.add(code);
  return [...codes.add('internal_error')];
}

function problemsOfAccess(access: Access): ProblemCode[] {
  if (access.for === 'anyone') return access.demo === 'blocked' ? ['demo_read_only'] : [];
  if (access.for === 'api_key') return ['unauthenticated'];
  if (access.for === 'operator') return ['unauthenticated', 'not_found'];
  const writes: ProblemCode[] = [
    ...(access.demo === 'blocked' ? (['demo_read_only', 'view_as_read_only'] as const) : []),
    ...(access.freshLogin ? (['fresh_login_required'] as const) : []),
  ];
  if (access.for === 'user')
    return ['unauthenticated', 'origin_not_allowed', 'not_for_embed_tokens', 'view_as_read_only', ...writes];
  return [
    'unauthenticated',
    'origin_not_allowed',
    'company_required',
    'not_a_member',
    'second_factor_missing',
    ...(access.embed ? (['not_for_embed_tokens'] as const) : []),
    ...(access.module ? (['module_disabled'] as const) : []),
    ...(access.permission || access.fullAccess ? (['permission_denied'] as const) : []),
    ...(access.concernsAllLocations ? (['concerns_other_locations'] as const) : []),
    ...(needsPlan(access) ? (['subscription_expired', 'unpaid_subscription'] as const) : []),
    ...(access.plan ? (['plan_does_not_allow'] as const) : []),
    ...writes,
  ];
}
