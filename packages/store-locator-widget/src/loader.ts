import { addressOfScript, type Settings, type WidgetLanguage } from './settings.ts';

/** What the script asks of the app; the two are built apart. */
export interface LocatorApp {
  /** Shows the locator inside of a part of the shadow root. */
  showInline(place: Place): Shown;
  /** Brings the window that the floating button opens. */
  showPanel(place: Place, button: HTMLButtonElement): Promise<ShownPanel>;
}

export interface Place {
  /** The element that hears of events. */
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

/** Asked while the app is still on its way, at the address that the app would ask. */
export interface FirstAnswer {
  url: string;
  answer: Promise<Answer>;
}

/** An answer that was read to its end. */
export interface Answer {
  status: number;
  text: string;
}

export function askFirst({ api, name, language }: Settings): FirstAnswer {
  const url = `${api}/locators/${encodeURIComponent(name)}/${language ? `?lang=${language}` : ''}`;
  // Read as it comes, not when the app is there to ask for it.
  const answer = fetch(url, { credentials: 'omit' }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  // Whoever waits for it hears of a failure; without anybody it is no error of the page’s.
  answer.catch(() => {});
  return { url, answer };
}
