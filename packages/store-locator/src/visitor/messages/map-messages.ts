import type { Language } from '@pinfold/contract/languages';
import { plural } from './locator-messages.ts';

/** Texts of the map, loaded with the map in all languages. */
export interface MapMessages {
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to all that was found. */
  fit: string;
  follow: string;
  onMap: string;
  /** `near` is a town, or empty. */
  cluster(count: number, near: string): string;
  consent: string;
  consentMeaning(host: string): string;
  tilesFailed: string;
}

export const mapMessagesByLanguage: Readonly<Record<Language, MapMessages>> = {
  pl: {
    map: 'Mapa',
    zoomIn: 'Przybliż',
    zoomOut: 'Oddal',
    fit: 'Pokaż wszystkie wyniki',
    follow: 'Szukaj na tym obszarze',
    onMap: 'Miejsca na mapie',
    cluster: (count, near) =>
      `Przybliż: ${plural('pl', count, { one: '# miejsce', few: '# miejsca', other: '# miejsc' })}${near && `, ${near} i okolice`}`,
    consent: 'Pokaż dokładną mapę',
    consentMeaning: (host) => `Twoja przeglądarka pobierze obrazy mapy z serwera ${host}.`,
    tilesFailed: 'Nie udało się pobrać dokładnej mapy. Widać jej zarys.',
  },
  en: {
    map: 'Map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show all results',
    follow: 'Search this area',
    onMap: 'Places on the map',
    cluster: (count, near) =>
      `Zoom in: ${plural('en', count, { one: '# place', other: '# places' })}${near && ` around ${near}`}`,
    consent: 'Show the detailed map',
    consentMeaning: (host) => `Your browser will fetch pictures of the map from ${host}.`,
    tilesFailed: 'The detailed map could not be fetched. This is its outline.',
  },
  es: {
    map: 'Mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Mostrar todos los resultados',
    follow: 'Buscar en esta zona',
    onMap: 'Lugares en el mapa',
    cluster: (count, near) =>
      `Acercar: ${plural('es', count, { one: '# lugar', other: '# lugares' })}${near && ` cerca de ${near}`}`,
    consent: 'Mostrar el mapa detallado',
    consentMeaning: (host) => `Tu navegador descargará imágenes del mapa de ${host}.`,
    tilesFailed: 'No se ha podido descargar el mapa detallado. Se muestra su contorno.',
  },
};
