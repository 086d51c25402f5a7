import { addressOfScript, type Settings, type WidgetLanguage } from './settings.ts';

/** The app as the script calls it; the two are built separately. */
export interface LocatorApp {
  /** Mounts the locator into an element of the shadow root. */
  showInline(place: Place): Shown;
  /** Creates the window that the floating button opens. */
  showPanel(place: Place, button: HTMLButtonElement): Promise<ShownPanel>;
}

export interface Place {
  /** The custom element, on which events are dispatched. */
  host: HTMLElement;
  root: ShadowRoot;
  into: HTMLElement;
  settings: Settings;
  first: FirstAnswer;
}

export interface ShownPanel extends Shown {
  toggle(): void;
}

export interface Shown {
  update(settings: Settings): void;
  end(): void;
}

/** Loads the app once for all elements of a page; after a failure the next call tries again. */
export function loadApp(language: WidgetLanguage = 'pl'): Promise<LocatorApp> {
  app ??= importFile('', tries++).catch((error: unknown) => {
    app = undefined;
    throw error;
  }) as Promise<LocatorApp>;
  // Avoids an unhandled rejection; callers still see the error.
  app.catch(() => {});
  // Loaded in parallel; the app imports its messages itself and reports failures.
  importFile(`-${language}`).catch(() => {});
  return app;
}

/** Imports a module by its address, so that a Content-Security-Policy can allow it; nothing is evaluated. */
function importFile(part: string, again = 0): Promise<unknown> {
  // A browser caches a failed import, so a retry needs another address.
  const file = `${import.meta.env.WIDGET_APP}${part}.js${again ? `?try=${again}` : ''}`;
  return import(/* @vite-ignore */ new URL(file, addressOfScript).href);
}

let app: Promise<LocatorApp> | undefined;

let tries = 0;

/** A request sent while the app loads, for the URL that the app will request. */
export interface FirstAnswer {
  url: string;
  answer: Promise<Answer>;
}

/** A response with its whole body. */
export interface Answer {
  status: number;
  text: string;
}

export function askFirst({ api, name, language }: Settings): FirstAnswer {
  const url = `${api}/locators/${encodeURIComponent(name)}/${language ? `?lang=${language}` : ''}`;
  // The body is read as it arrives, not when the app asks for it.
  const answer = fetch(url, { credentials: 'omit' }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  // Avoids an unhandled rejection; callers still see the error.
  answer.catch(() => {});
  return { url, answer };
}
