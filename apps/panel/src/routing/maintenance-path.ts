import { withReturnPath } from './return-path.ts';

/** The page that tells of a break, with the page to come back to. */
export function maintenancePath(returnTo?: string): string {
  return withReturnPath('/service-unavailable', returnTo);
}
