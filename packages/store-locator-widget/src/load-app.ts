import { addressOfScript } from './address-of-script.ts';
import type { LocatorApp } from './locator-app.ts';
import type { WidgetLanguage } from './settings.ts';

/** Brings the app once for all elements of a page; after a failure the next who asks tries again. */
export function loadApp(language: WidgetLanguage = 'pl'): Promise<LocatorApp> {
  app ??= bring('', tries++).catch((error: unknown) => {
    app = undefined;
    throw error;
  }) as Promise<LocatorApp>;
  // Whoever waits for it hears of a failure; without anybody it is no error of the page’s.
  app.catch(() => {});
  // Beside it, not after it; it asks for its words itself and says when they do not come.
  bring(`-${language}`).catch(() => {});
  return app;
}

/** A module is asked for by an address that the policy of a page can name; nothing is evaluated. */
function bring(part: string, again = 0): Promise<unknown> {
  // A browser remembers that a module failed, so another try has another address.
  const file = `${import.meta.env.WIDGET_APP}${part}.js${again ? `?try=${again}` : ''}`;
  return import(/* @vite-ignore */ new URL(file, addressOfScript).href);
}

let app: Promise<LocatorApp> | undefined;
let tries = 0;
