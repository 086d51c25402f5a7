import type { MiddlewareHandler } from 'hono';
import { isLocalHost } from '../local-address.ts';

/**
 * Answers only whoever calls this machine by its own name. Listening on loopback keeps other machines out; this keeps out
 * pages of other sites whose name was made to lead here, and what a proxy brings from elsewhere.
 */
export function ownMachineOnly(): MiddlewareHandler {
  return async (context, next) => {
    const hosts = [context.req.header('Host'), ...forwardedHosts(context.req.header('X-Forwarded-Host'))];
    if (!hosts.every((host) => host !== undefined && isLocalHost(host.replace(/:\d+$/, ''))))
      return context.text(
        'The sandbox answers this machine alone, under the name localhost. PINFOLD_SANDBOX=public opens it to everybody.',
        403,
      );
    return next();
  };
}

function forwardedHosts(header: string | undefined): string[] {
  return header === undefined ? [] : header.split(',').map((host) => host.trim());
}
