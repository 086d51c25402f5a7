import type * as z from 'zod';
import type { Access } from './access/access.ts';
import type { ProblemCode } from './problem-codes.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * One call of the API, declared once. The API mounts it, OpenAPI documents it, the SDK's types come from it,
 * fixtures are checked by it and the security tests iterate over it.
 */
export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Unique; becomes the operation's id in OpenAPI. */
  id: string;
  method: Method;
  /** With a trailing slash; parameters in braces, as in OpenAPI. */
  path: `/${string}/`;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Left out when the call answers 204 without a body. */
  response?: Response;
  /** Status of success. Default 200, or 204 without a response. */
  status?: 200 | 201 | 202;
  /** The answer is a stream of server-sent events, each one shaped like `response`. */
  stream?: true;
  /** Problems of this call beyond those that its access and its schemas imply. */
  problems?: readonly ProblemCode[];
}

export function defineEndpoint<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return endpoint;
}
