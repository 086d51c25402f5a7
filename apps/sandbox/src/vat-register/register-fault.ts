import { RegisterError } from './register-error.ts';

/** The day's limit, the nightly update, or a failure, whichever has this status. */
export function registerFault(status: number): Response {
  if (status === 429) return Response.json(new RegisterError('WL-191'), { status });
  return Response.json(new RegisterError(status === 400 ? 'WL-196' : 'WL-100'), { status });
}
