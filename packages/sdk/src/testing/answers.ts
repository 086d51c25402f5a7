import type { Access, MemberAccess } from '@pinfold/contract/access/access';
import { problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';
import type { operations } from '@pinfold/contract/schemas';
import { testOperations, type TestOperationId } from './operations.generated.ts';

type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The body of a call, as the contract declares it; undefined where it has none. */
export type TestBody<Id extends TestOperationId> = Json<NonNullable<operations[Id]['requestBody']>>;

type Responses<Id extends TestOperationId> = operations[Id]['responses'];

/** Body of a call's successful response, as the contract declares it. */
export type TestResult<Id extends TestOperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202
    ? Json<Responses<Id>[Status]>
    : Status extends 204
      ? void
      : never;
}[keyof Responses<Id>];

/** A call as the in-memory API receives it. */
export interface TestRequest<Body = unknown> {
  /** Numbers in the path, in order; `id` is the first. */
  id: number;
  ids: readonly number[];
  /** A day in the path, such as `2026-12-04`; empty without one. */
  date: string;
  /** The request body. */
  body: Body;
  query: URLSearchParams;
  headers: Headers;
  signal: AbortSignal;
}

/** A response may be the API's own data, since it is serialized and never mutated: hence deeply readonly. */
type Sent<Value> = Value extends object ? { readonly [Key in keyof Value]: Sent<Value[Key]> } : Value;

/** Handlers of the in-memory API by operation: they return JSON, sent with the contract's status, or a stream. */
export type TestAnswers = {
  readonly [Id in TestOperationId]?: (
    request: TestRequest<TestBody<Id>>,
  ) => Sent<TestResult<Id>> | Promise<Sent<TestResult<Id>>> | Response;
};

/** The operation of a request. */
export interface FoundOperation {
  id: TestOperationId;
  access: Access;
  /** Status of a successful response. */
  status: number;
  /** From the path, in its order. */
  ids: number[];
  /** A day in the path; empty without one. */
  date: string;
}

/** Returns the operation of a request with the ids in its path. */
export function findOperation(method: string, pathname: string): FoundOperation | undefined {
  for (const id of Object.keys(testOperations) as TestOperationId[]) {
    const [path, access, operationMethod, status] = testOperations[id];
    const pattern = new RegExp(
      `^${path
        .replace('{name}', '[a-z0-9-]+')
        .replace('{on}', String.raw`(?<date>\d{4}-\d\d-\d\d)`)
        .replaceAll(/\{\w+\}/g, '(\\d+)')}$`,
    );
    const match = operationMethod === method ? pattern.exec(pathname) : null;
    if (!match) continue;
    const date = match.groups?.['date'] ?? '';
    const ids = match.slice(1).filter((part) => part !== date);
    return { id, access, status, ids: ids.map(Number), date };
  }
  return undefined;
}

/**
 * Returns what an operation of the API asks of a member, so that a host's tests can hold its pages against it.
 *
 * @example
 * ```ts
 * const { permission } = accessOf('listPhotos');
 * ```
 */
export function accessOf(operation: TestOperationId): MemberAccess {
  const [, access] = testOperations[operation];
  if (access.for !== undefined && access.for !== 'member')
    throw new Error(`${operation} asks nothing of a member.`);
  return access;
}

/** Thrown by handlers; returned as a problem document. */
export class TestProblem extends Error {
  readonly code: ProblemCode;
  readonly errors: { path: string; message: string }[] | undefined;

  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, errors?: { path: string; message: string }[], retryAfter?: number) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  toResponse(): Response {
    const status = problemStatus[this.code];
    const problem = {
      type: `https://pinfold.example/problems/${this.code}`,
      title: this.code,
      status,
      code: this.code,
      detail: `Test problem: ${this.code}`,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.retryAfter === undefined ? {} : { retry_after: this.retryAfter }),
      request_id: 'test',
    };
    return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
  }
}
