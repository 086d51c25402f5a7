import { ApiError } from '@pinfold/sdk';
import type { ErrorReport } from './tracked-event.ts';

/** What is told about an error: enough to find it, nothing about the person who met it. */
export function errorReport(error: unknown): ErrorReport {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' };
  if (!(error instanceof ApiError)) return { type: 'error', name, message: withoutPeople(message) };
  const request = error.requestId === undefined ? {} : { request_id: error.requestId };
  return { type: 'error', name, message: error.code ?? error.kind, ...request };
}

/** Addresses, mail addresses, quotations and numbers can name somebody; the words between them cannot. */
function withoutPeople(message: string): string {
  const [line = ''] = message.split('\n');
  return line
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[a-z]+:\/\/\S+/gi, '…')
    .replace(/(["'`„“]).*["'`”“]/g, '…')
    .replace(/\d+/g, '0')
    .slice(0, 200);
}
