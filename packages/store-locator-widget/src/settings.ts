const languages = ['pl', 'en', 'es'] as const;

export type WidgetLanguage = (typeof languages)[number];

/** What the attributes of an element say. */
export interface Settings {
  name: string;
  /** Undefined: the locator’s own. */
  language: WidgetLanguage | undefined;
  /** Without a slash at its end. */
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

/** The nearest `lang` around it, which may be its own or the page’s. */
function languageOf(element: HTMLElement): WidgetLanguage | undefined {
  const nearest = element.closest('[lang]') ?? document.documentElement;
  const tag = nearest.getAttribute('lang')?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === tag);
}

function apiOf(attribute: string | null): string {
  const address = attribute ? new URL(attribute, document.baseURI) : new URL('/api', addressOfScript);
  return address.href.replace(/\/$/, '');
}

/** A number is pixels; what is no length is the usual height. */
function heightOf(attribute: string | null): string {
  const length = attribute && /^\d+$/.test(attribute) ? `${attribute}px` : attribute;
  return length && CSS.supports('height', length) ? length : '640px';
}

/** Where the script came from; everything else comes from beside it. A script of an SVG has no address. */
export const addressOfScript: string =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="/store-locator.js"]')?.src ||
  document.baseURI;

/** What is said before the app is there. */
export const labels: Record<WidgetLanguage, { open: string; failed: string; retry: string }> = {
  pl: { open: 'Znajdź nas', failed: 'Nie udało się wczytać listy punktów.', retry: 'Spróbuj ponownie' },
  en: { open: 'Find us', failed: 'The list of locations could not be loaded.', retry: 'Try again' },
  es: { open: 'Encuéntranos', failed: 'No se ha podido cargar la lista de tiendas.', retry: 'Reintentar' },
};
