import * as z from 'zod';
import type { Access } from '@pinfold/contract/access/access';
import { needsPlan } from '@pinfold/contract/access/decide-access';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { descriptions } from '@pinfold/contract/descriptions';
import { endpoints } from '@pinfold/contract/endpoints';
import { idempotencyHeader, IdempotencyKey, takesIdempotencyKey } from '@pinfold/contract/idempotency';
import { Problem } from '@pinfold/contract/problem';
import { problemCodes, problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';
import { describeAccess } from './describe-access.ts';
import { jsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import { parameterDescriptions } from './parameter-descriptions.ts';
import { describeProperties } from './property-descriptions.ts';
import { schemaExample } from './schema-example.ts';

/** The OpenAPI 3.1 document of the whole contract. What several operations share is a component. */
export function openApiDocument() {
  const plain = jsonSchemas([Problem, ...endpoints.flatMap(schemasOf)]);
  const schemas: JsonSchemas = {
    of: (schema) => describeProperties(plain.of(schema)),
    components: describeProperties(plain.components),
  };
  const shared: Shared = { plain, parameters: {}, responses: {} };
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method] = operationOf(endpoint, schemas, shared);
  const problem = {
    description: 'The call failed.',
    headers: requestIdHeader,
    content: { 'application/problem+json': { schema: schemas.of(Problem), example: problemExample } },
  };
  const problemOfLimit = { ...problem, headers: { ...requestIdHeader, ...retryAfterHeader } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pinfold API',
      license: { name: 'MIT', identifier: 'MIT' },
      version: '1',
      description:
        'The presence of businesses with many locations on maps and search. Failing calls answer RFC 9457 problem documents.',
    },
    servers: [{ url: '/api' }],
    security: asMember,
    tags: [...new Set(endpoints.map(tagOf))].toSorted().map((name) => ({ name, description: tagText(name) })),
    paths,
    components: {
      schemas: schemas.components,
      parameters: shared.parameters,
      responses: { Problem: problem, ProblemOfLimit: problemOfLimit, ...shared.responses },
      headers: headerComponents,
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
  /** Schemas as the contract describes them: a parameter means something else than a field of its name. */
  plain: JsonSchemas;
  parameters: Record<string, Parameter>;
  responses: Record<string, object>;
}

const json = 'application/json';
const responses = '#/components/responses/';

function schemasOf({ params, query, headers, body, response }: Endpoint): z.ZodType[] {
  return [params, query, headers, body, response].filter((schema) => schema !== undefined);
}

function operationOf(endpoint: Endpoint, schemas: JsonSchemas, shared: Shared) {
  const { id, summary, access, body, ended } = endpoint;
  const parameters = [
    ...parametersOf(endpoint, shared.plain, shared.parameters),
    ...(takesIdempotencyKey(endpoint) ? [idempotencyParameter(shared)] : []),
  ];
  return {
    operationId: id,
    summary,
    description: `${descriptions[id]}\n\n${describeAccess(endpoint)}`,
    ...(ended && { deprecated: true }),
    tags: [tagOf(endpoint)],
    ...securityOf(access),
    'x-access': access,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [json]: { schema: schemas.of(body), example: exampleOf(id, 'request', body, schemas) } },
      },
    }),
    responses: { ...success(endpoint, schemas), ...failures(endpoint, shared.responses) },
  };
}

function tagOf({ path }: Endpoint): string {
  return path.split('/')[1] ?? '';
}

function tagText(name: string): string {
  return `Operations under \`/${name}/\`.`;
}

type Recorded = Readonly<Record<string, { request?: unknown; answer?: unknown }>>;

/** What was recorded of the running API; else a value of the schema. */
function exampleOf(id: string, part: 'request' | 'answer', schema: z.ZodType, schemas: JsonSchemas): unknown {
  const known = recordedComponents(schemas);
  return (recorded as Recorded)[id]?.[part] ?? schemaExample(schemas.of(schema), schemas.components, known);
}

/** Recorded answers by the component that they are of, alone or as the entry of a list. */
function recordedComponents(schemas: JsonSchemas): ReadonlyMap<string, unknown> {
  const found = knownBySchemas.get(schemas) ?? new Map<string, unknown>();
  if (knownBySchemas.has(schemas)) return found;
  knownBySchemas.set(schemas, found);
  for (const { id, response } of endpoints) {
    const answer = (recorded as Recorded)[id]?.answer;
    if (!response || answer === undefined || answer === null) continue;
    const { $ref, properties } = schemas.of(response);
    if ($ref !== undefined && !found.has($ref)) found.set($ref, answer);
    const entry = properties?.['results'];
    const [first] = (answer as { results?: unknown[] }).results ?? [];
    const entryRef = typeof entry === 'object' && (entry.items as JsonSchema | undefined)?.$ref;
    if (entryRef && first !== undefined && !found.has(entryRef)) found.set(entryRef, first);
  }
  return found;
}

const knownBySchemas = new WeakMap<JsonSchemas, Map<string, unknown>>();

/** Headers of answers, as the server sets them. */
const headerComponents = {
  RequestId: {
    description: 'Identifies the request in the log of the server. Name it when you report a failure.',
    schema: { type: 'string', format: 'uuid' },
  },
  RetryAfter: {
    description:
      'After how many seconds the call may be repeated. Left out where waiting does not help, as at a limit of the plan.',
    schema: { type: 'integer', minimum: 1 },
  },
  Tag: {
    description: 'Tag of this answer. Send it as `If-None-Match` to learn that nothing has changed.',
    schema: { type: 'string' },
  },
};

const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const retryAfterHeader = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const tagHeader = { ETag: { $ref: '#/components/headers/Tag' } };

const problemExample = {
  type: '/docs/errors#not_found',
  title: 'Not Found',
  status: 404,
  code: 'not_found',
  detail: 'There is nothing here, or you may not see it.',
  request_id: '6f1f5f0e-6c1f-4a55-9d3b-0d6d2f0f4b11',
};

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
      const { description = parameterDescriptions[name], ...schema } = property as JsonSchema;
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

/** The header of every call that takes a key; the contract declares it once. */
function idempotencyParameter({ parameters }: Shared) {
  const { description = '', pattern = '' } = z.toJSONSchema(IdempotencyKey);
  return referTo(
    'IdempotencyKey',
    {
      name: idempotencyHeader,
      in: 'header',
      description,
      schema: { type: 'string', pattern },
    },
    parameters,
  );
}

function referTo(component: string, parameter: Parameter, shared: Record<string, Parameter>) {
  const known = (shared[component] ??= parameter);
  if (JSON.stringify(known) !== JSON.stringify(parameter))
    throw new Error(`Two parameters are called ${component}.`);
  return { $ref: `#/components/parameters/${component}` };
}

function success(
  { id, response, status, stream, ended, isPublic }: Endpoint,
  schemas: JsonSchemas,
): Record<string, object> {
  if (ended) return {};
  if (!response) return { 204: { description: 'Done', headers: requestIdHeader } };
  const type = stream ? 'text/event-stream' : json;
  const content = {
    [type]: { schema: schemas.of(response), example: exampleOf(id, 'answer', response, schemas) },
  };
  const answerHeaders = { ...requestIdHeader, ...(isPublic && tagHeader) };
  return {
    [status ?? 200]: { description: 'Success', headers: answerHeaders, content },
    ...(isPublic && {
      304: { description: 'Not changed since the tag that was sent', headers: answerHeaders },
    }),
  };
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
      const response = {
        $ref: responses + (status === 429 ? 'ProblemOfLimit' : 'Problem'),
        description: codes.join(', '),
      };
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
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const { access, params, query, headers, body, problems = [] } = endpoint;
  const codes = new Set<ProblemCode>(problems);
  if (takesIdempotencyKey(endpoint)) {
    codes.add('idempotency_key_reused').add('idempotency_outcome_unknown').add('invalid_request');
  }
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
