import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * A strict policy for the panel: scripts and styles only from us, nothing inline but styles that carry the page's nonce
 * (styled-components), no frames around us, and none inside but the configured video's.
 */
export function panelHeaders(
  nonce: string,
  { tutorialUrl, trackingUrl, mapTilesUrl, reviewMediaHosts = [] }: Allowed,
): MiddlewareHandler {
  const mediaHosts = ['https://*.googleusercontent.com', ...reviewMediaHosts];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...mediaHosts, ...originOf(mapTilesUrl)],
      mediaSrc: ["'self'", ...mediaHosts],
      connectSrc: ["'self'", ...originOf(trackingUrl)],
      frameSrc: tutorialUrl === undefined ? ["'none'"] : originOf(tutorialUrl),
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
  });
}

/** Other places that an installation lets the panel reach. */
export interface Allowed {
  /** The page that the video dialog frames. */
  tutorialUrl?: string | undefined;
  /** Where maps get their tiles. */
  mapTilesUrl?: string | undefined;
  /** Where photos and videos in reviews are, beside Google's own hosts. */
  reviewMediaHosts?: readonly string[] | undefined;
  /** Where page views are sent. */
  trackingUrl?: string | undefined;
}

function originOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}

/**
 * Sets Strict-Transport-Security for a year, without subdomains, which may belong to others. Mounted around everything,
 * and only if the public URL is https.
 */
export function onlyEncrypted(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
}

/** Responses of the API are data, never a page; what a route says of its own response stands. */
export function apiHeaders(): MiddlewareHandler {
  return unlessSet(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: false,
    }),
  );
}

/** Makes defaults of the headers that a middleware sets: on the way out it runs after the route. */
function unlessSet(defaults: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    let ofRoute = new Headers();
    await defaults(context, async () => {
      await next();
      ofRoute = new Headers(context.res.headers);
    });
    const { headers } = context.res;
    for (const [name, value] of ofRoute) if (headers.get(name) !== value) restore(headers, name, value);
  };
}

/** A response may have several cookies, each a header of its own, and no middleware here touches them. */
function restore(headers: Headers, name: string, value: string): void {
  if (name !== 'set-cookie') headers.set(name, value);
}
