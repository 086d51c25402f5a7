import { sandboxDataForSeo } from './sandbox-data-for-seo.ts';

/** Whether a call brings the one login, as HTTP Basic has it. */
export function isAuthorized(header: string | undefined): boolean {
  const [scheme, credentials = ''] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic') return false;
  const { login, password } = sandboxDataForSeo;
  return Buffer.from(credentials, 'base64').toString('utf8') === `${login}:${password}`;
}
