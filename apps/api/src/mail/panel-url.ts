import type { Services } from '../services.ts';

/** The address of a page of the panel, for links in mails. */
export function panelUrl({ publicUrl }: Pick<Services, 'publicUrl'>, path: `/${string}`): string {
  return `${publicUrl}${path}`;
}
