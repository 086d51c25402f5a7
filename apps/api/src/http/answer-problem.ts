import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { problemStatus } from '@pinfold/contract/problem-codes';
import type { Problem as ProblemDocument } from '@pinfold/contract/problem';
import { Problem } from '../problem.ts';
import type { Environment } from './environment.ts';
import { problemText } from './problem-text.ts';
import { requestLanguage } from './request-language.ts';

/** Answers an RFC 9457 document. What is not a Problem is ours to repair: it is logged, and tells nothing. */
export function answerProblem(error: unknown, context: Context<Environment>): Response {
  const problem = error instanceof Problem ? error : new Problem('internal_error');
  if (problem !== error) context.get('log').error({ err: error }, 'request failed');
  const status = problemStatus[problem.code];
  const { errors, retryAfter, values } = problem.details;
  const language = requestLanguage(context.req.header('Accept-Language'));
  const detail = problemText(problem.code, language, values);
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  const document: ProblemDocument = {
    type: `/docs/errors#${problem.code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: problem.code,
    detail,
    ...(errors && { errors: errors.map(({ path, message = detail }) => ({ path, message })) }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    request_id: context.get('requestId'),
  };
  return context.body(JSON.stringify(document), status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json',
  });
}
