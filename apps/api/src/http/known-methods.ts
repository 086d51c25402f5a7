import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Problem } from '../problem.ts';
import { answerProblem } from './answer-problem.ts';
import type { Environment } from './environment.ts';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses what no call is made with. TRACE could not even be passed on: a Request of that method cannot be made. */
export function knownMethods(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    if (known.includes(context.req.method)) return next();
    context.set('requestId', randomUUID());
    context.header('Allow', known.join(', '));
    return answerProblem(new Problem('method_not_allowed'), context);
  };
}
