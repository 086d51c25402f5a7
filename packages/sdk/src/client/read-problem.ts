import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { ApiError, type FieldError } from './api-error.ts';

/** Turns a refusal into an ApiError, also when a proxy answered with a page instead of a problem document. */
export function readProblem(response: Response, body: string): ApiError {
  const problem = parseObject(body) ?? {};
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: problemCode(problem['code']),
    detail: nonEmpty(problem['detail']),
    errors: fieldErrors(problem['errors']),
    retryAfter:
      seconds(problem['retry_after']) ?? seconds(Number(response.headers.get('Retry-After') ?? NaN)),
    requestId: nonEmpty(problem['request_id']) ?? nonEmpty(response.headers.get('X-Request-Id')),
  });
}

/** Taken at its word: a list of all codes would weigh more than everything else here, and age with every release. */
function problemCode(value: unknown): ProblemCode | undefined {
  return typeof value === 'string' && /^[a-z_]+$/.test(value) ? (value as ProblemCode) : undefined;
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function seconds(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (error): error is FieldError =>
      isObject(error) && typeof error['path'] === 'string' && typeof error['message'] === 'string',
  );
}

/** What JSON says when it is an object or a list, and nothing when it is anything else or no JSON at all. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
