import type { WidgetLanguage } from './settings.ts';

/** What is said before the app is there. */
export const words: Record<WidgetLanguage, { open: string; failed: string; retry: string }> = {
  pl: { open: 'Znajdź nas', failed: 'Nie udało się wczytać listy punktów.', retry: 'Spróbuj ponownie' },
  en: { open: 'Find us', failed: 'The list of locations could not be loaded.', retry: 'Try again' },
  es: { open: 'Encuéntranos', failed: 'No se ha podido cargar la lista de tiendas.', retry: 'Reintentar' },
};
