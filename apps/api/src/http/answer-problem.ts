import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { planLimits } from '@pinfold/contract/access/plan';
import type { Language } from '@pinfold/contract/languages';
import type { Problem as ProblemDocument } from '@pinfold/contract/problem';
import { type ProblemCode, problemStatus } from '@pinfold/contract/problem-codes';
import { translate } from '../i18n/i18n.ts';
import { Problem, type ProblemValues } from '../problem.ts';
import type { Environment } from './environment.ts';
import { requestLanguage } from './request-language.ts';

/** Responds with an RFC 9457 document. An error that is not a Problem is logged, and its details are not disclosed. */
export function answerProblem(error: unknown, context: Context<Environment>): Response {
  const problem = error instanceof Problem ? error : new Problem('internal_error');
  if (problem !== error) context.get('log').error({ err: error }, 'request failed');
  const status = problemStatus[problem.code];
  const { challenge, errors, reason, retryAfter, values } = problem.details;
  const language = requestLanguage(context.req.header('Accept-Language'));
  const [{ text: onlyText } = {}, ...others] = errors ?? [];
  // One field that says why says it better than the problem in general.
  const isToldByField = onlyText !== undefined && others.length === 0;
  const detail = isToldByField ? translate(language, onlyText) : problemText(problem.code, language, values);
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  const document: ProblemDocument = {
    type: `/docs/errors#${problem.code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: problem.code,
    detail,
    ...(errors && {
      errors: errors.map(({ path, text, message = text ? translate(language, text) : detail }) => ({
        path,
        message,
      })),
    }),
    ...(reason !== undefined && { reason }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(challenge && { challenge }),
    request_id: context.get('requestId'),
  };
  return context.body(JSON.stringify(document), status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json',
  });
}

/** The sentence that a person reads for a problem. A placeholder without a value stays. */
export function problemText(code: ProblemCode, language: Language, values: ProblemValues = {}): string {
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? (planLimitName(value, language) ?? value) : value,
    ]),
  );
  // A message with a plural takes the only number among the values as its count.
  const count = Object.values(values).find((value) => typeof value === 'number');
  return translate(language, `problems.${code}`, count === undefined ? named : { ...named, count });
}

/** Returns the label of a plan's limit; undefined for another word. */
function planLimitName(word: string, language: Language): string | undefined {
  const limit = planLimits.find((one) => one === word);
  return limit && translate(language, `plan_limits.${limit}`);
}
