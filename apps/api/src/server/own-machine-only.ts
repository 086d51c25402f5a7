import type { MiddlewareHandler } from 'hono';
import { isLocalHost } from '../local-address.ts';

/**
 * Refuses requests whose Host is not this machine. Listening on loopback keeps out other machines; this keeps out pages
 * of other sites by DNS rebinding, and requests that a proxy forwards.
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
