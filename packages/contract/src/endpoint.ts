import type * as z from 'zod';
import type { Access } from './access/access.ts';
import type { ProblemCode } from './problem-codes.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * One call of the API, declared once. The API mounts it, OpenAPI documents it, the SDK's types come from it,
 * fixtures are checked by it and the security tests iterate over it.
 */
export interface Endpoint {
  /** Unique; becomes the operation's id in OpenAPI. */
  id: string;
  method: Method;
  /** With a trailing slash; parameters in braces, as in OpenAPI. */
  path: `/${string}/`;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Request headers of the call's own, in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Left out if the response is 204 without a body. */
  response?: z.ZodType;
  /** Status of success. Default 200, or 204 without a response. */
  status?: 200 | 201 | 202;
  /** The response is a stream of server-sent events, each one shaped like `response`. */
  stream?: true;
  /**
   * For every visitor of any website, whatever its origin: cacheable, tagged, compressed, and without anything that
   * says who asks.
   */
  isPublic?: true;
  /**
   * What a provider has ended: with this problem every call that passes the gate is refused. OpenAPI marks the operation
   * as deprecated, and it has no response.
   */
  ended?: ProblemCode;
  /** Problems of this call beyond those that its access and its schemas imply. */
  problems?: readonly ProblemCode[];
}

/** Keeps the exact type of a declaration, from which handlers learn what they are given. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
