const languages = ['pl', 'en', 'es'] as const;

export type WidgetLanguage = (typeof languages)[number];

/** Settings from the attributes of an element. */
export interface Settings {
  name: string;
  /** Undefined for the language of the locator. */
  language: WidgetLanguage | undefined;
  /** Base URL of the API, without a slash at its end. */
  api: string;
  theme: 'light' | 'dark' | 'auto';
  /** A CSS length. */
  height: string;
}

export function settingsOf(element: HTMLElement): Settings {
  const theme = element.getAttribute('theme');
  return {
    name: element.getAttribute('name')?.trim() ?? '',
    language: languageOf(element),
    api: apiOf(element.getAttribute('api')),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    height: heightOf(element.getAttribute('height')),
  };
}

/** Returns the language of the nearest `lang` attribute, its own or an ancestor's. */
function languageOf(element: HTMLElement): WidgetLanguage | undefined {
  const nearest = element.closest('[lang]') ?? document.documentElement;
  const tag = nearest.getAttribute('lang')?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === tag);
}

function apiOf(attribute: string | null): string {
  const address = attribute ? new URL(attribute, document.baseURI) : new URL('/api', addressOfScript);
  return address.href.replace(/\/$/, '');
}

/** Returns a CSS length; a number is pixels, anything else that is no length is 640px. */
function heightOf(attribute: string | null): string {
  const length = attribute && /^\d+$/.test(attribute) ? `${attribute}px` : attribute;
  return length && CSS.supports('height', length) ? length : '640px';
}

/** URL of the script, beside which the app is. A script in an SVG has none. */
export const addressOfScript: string =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="/store-locator.js"]')?.src ||
  document.baseURI;

/** Texts that are shown before the app has loaded. */
export const labels: Record<WidgetLanguage, { open: string; failed: string; retry: string }> = {
  pl: { open: 'Znajdź nas', failed: 'Nie udało się wczytać listy punktów.', retry: 'Spróbuj ponownie' },
  en: { open: 'Find us', failed: 'The list of locations could not be loaded.', retry: 'Try again' },
  es: { open: 'Encuéntranos', failed: 'No se ha podido cargar la lista de tiendas.', retry: 'Reintentar' },
};
