import { openAiError } from './open-ai-error.ts';

/** Too many calls, no money left (by the reason `insufficient_quota`), or a failure of theirs. */
export function openAiFault(status: number, reason?: string): Response {
  if (status === 429 && reason === 'insufficient_quota')
    return openAiError(status, {
      message: 'You exceeded your current quota, please check your plan and billing details.',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    });
  if (status === 429)
    return openAiError(
      status,
      { message: 'Rate limit reached for requests.', type: 'requests', code: 'rate_limit_exceeded' },
      { 'Retry-After': '20' },
    );
  if (status < 500)
    return openAiError(status, {
      message: 'The request was refused.',
      type: 'invalid_request_error',
      code: reason ?? null,
    });
  return openAiError(status, {
    message: 'The server had an error while processing your request.',
    type: 'server_error',
    code: null,
  });
}
