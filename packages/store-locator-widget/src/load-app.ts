import { addressOfScript } from './address-of-script.ts';
import type { LocatorApp } from './locator-app.ts';

let app: Promise<LocatorApp> | undefined;

/** Brings the app once for all elements of a page; after a failure the next who asks tries again. */
export function loadApp(): Promise<LocatorApp> {
  return (app ??= bring().catch((error: unknown) => {
    app = undefined;
    throw error;
  }));
}

/** A module is asked for by an address that the policy of a page can name; nothing is evaluated. */
function bring(): Promise<LocatorApp> {
  const address = new URL(import.meta.env.WIDGET_APP, addressOfScript);
  // A browser remembers that a module failed, so another try has another address.
  if (tries++ > 0) address.search = `try=${tries}`;
  return import(/* @vite-ignore */ address.href) as Promise<LocatorApp>;
}

let tries = 0;
