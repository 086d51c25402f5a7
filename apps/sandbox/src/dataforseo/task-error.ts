/** What goes wrong with one task, in the codes and words of DataForSEO. */
export class TaskError extends Error {
  readonly code: keyof typeof statusMessages;

  constructor(code: keyof typeof statusMessages, field?: string) {
    super(field === undefined ? statusMessages[code] : `Invalid Field: '${field}'.`);
    this.code = code;
  }
}

export type StatusCode = keyof typeof statusMessages;

/** Of docs.dataforseo.com/v3/appendix/errors, those that the sandbox can come to. */
export const statusMessages = {
  20000: 'Ok.',
  20100: 'Task Created.',
  40000: 'You can set only one task at a time.',
  40006: 'You can set no more than 100 tasks at a time.',
  40100: 'You are not Authorized to Access this Resource.',
  40101: 'Internal SE Server Error.',
  40102: 'No Search Results.',
  40103: 'Task execution failed, please, repeat the request.',
  40200: 'Payment Required.',
  40202: 'The rate-limit per minute has been exceeded.',
  40400: 'Not Found.',
  40401: 'Task Not Found.',
  40402: 'Invalid Path.',
  40501: 'Invalid Field.',
  40502: 'POST Data Is Empty.',
  40503: 'POST Data Is Invalid.',
  40602: 'Task In Queue.',
  50000: 'Internal Error.',
  50301: '3rd Party API Service Unavailable.',
} as const;
