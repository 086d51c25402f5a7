/** Languages in which Lighthouse's texts are played. */
type Texts = Readonly<Record<'en' | 'pl' | 'es', string>>;

/** Where a check counts, by category, and how much; 0 is advice. */
type Weights = Readonly<Partial<Record<PageCategory, number>>>;

/** Categories as Lighthouse names them. */
export const pageCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type PageCategory = (typeof pageCategories)[number];

/** A check of a page that passes or not. */
export interface PageCheck {
  id: string;
  weights: Weights;
  /** How it is called where it fails. */
  failed: Texts;
  /** And where it passes. */
  passed: string;
  /** The share of pages that fail it. */
  failing: number;
  /** Kilobytes that could be saved, for advice that names them. */
  saves?: number;
}

/** A figure of how fast a page is, scored by where most of the web lies. */
export interface PageMetric {
  id: string;
  weight: number;
  title: Texts;
  /** What a tenth of the web reaches, and half of it (googlechrome.github.io/lighthouse/scorecalc, telephones). */
  p10: number;
  median: number;
  /** Times what the largest paint takes; a shift is no time. */
  ofPaint: number;
  unit: 'millisecond' | 'unitless';
}

export const pageMetrics: readonly PageMetric[] = [
  metric('first-contentful-paint', 10, [1800, 3000], 0.62, 'First Contentful Paint'),
  metric('speed-index', 10, [3387, 5800], 1.15, 'Speed Index'),
  metric('largest-contentful-paint', 25, [2500, 4000], 1, 'Largest Contentful Paint'),
  metric('total-blocking-time', 30, [200, 600], 0.075, 'Total Blocking Time'),
  {
    ...metric('cumulative-layout-shift', 25, [0.1, 0.25], 0.00003, 'Cumulative Layout Shift'),
    unit: 'unitless',
  },
];

export const pageChecks: readonly PageCheck[] = [
  check('image-delivery-insight', { performance: 0 }, 0.3, 'Improve image delivery', {
    pl: 'Popraw sposób dostarczania obrazów',
    es: 'Mejora la entrega de imágenes',
    saves: 1240,
  }),
  check('render-blocking-insight', { performance: 0 }, 0.35, 'Render blocking requests', {
    pl: 'Żądania blokujące renderowanie',
    es: 'Solicitudes que bloquean el renderizado',
  }),
  check('unused-javascript', { performance: 0 }, 0.4, 'Reduce unused JavaScript', {
    pl: 'Ogranicz nieużywany JavaScript',
    es: 'Reduce el JavaScript sin usar',
    saves: 310,
  }),
  check('cache-insight', { performance: 0 }, 0.3, 'Use efficient cache lifetimes', {
    pl: 'Używaj skutecznych czasów przechowywania w pamięci podręcznej',
    es: 'Usa periodos de caché eficientes',
    saves: 540,
  }),
  check('image-alt', { accessibility: 10, seo: 1 }, 0.25, 'Image elements do not have `[alt]` attributes', {
    pl: 'Elementy graficzne nie mają atrybutów `[alt]`',
    es: 'Los elementos de imagen no tienen atributos `[alt]`',
  }),
  check('button-name', { accessibility: 10 }, 0.1, 'Buttons do not have an accessible name', {
    pl: 'Przyciski nie mają nazw dostępnych dla czytników ekranu',
    es: 'Los botones no tienen un nombre accesible',
  }),
  check(
    'color-contrast',
    { accessibility: 7 },
    0.4,
    'Background and foreground colors do not have a sufficient contrast ratio.',
    {
      pl: 'Kolory tła i pierwszego planu mają niewystarczający kontrast.',
      es: 'Los colores de fondo y de primer plano no tienen suficiente contraste.',
    },
  ),
  check('link-name', { accessibility: 7 }, 0.2, 'Links do not have a discernible name', {
    pl: 'Linki nie mają rozpoznawalnych nazw',
    es: 'Los enlaces no tienen un nombre reconocible',
  }),
  check('html-has-lang', { accessibility: 7 }, 0.05, '`<html>` element does not have a `[lang]` attribute', {
    pl: 'Element `<html>` nie ma atrybutu `[lang]`',
    es: 'El elemento `<html>` no tiene el atributo `[lang]`',
  }),
  check('target-size', { accessibility: 7 }, 0.2, 'Touch targets do not have sufficient size or spacing.', {
    pl: 'Elementy dotykowe są za małe lub leżą za blisko siebie.',
    es: 'Los elementos táctiles no tienen tamaño o espacio suficientes.',
  }),
  check(
    'heading-order',
    { accessibility: 3 },
    0.3,
    'Heading elements are not in a sequentially-descending order',
    {
      pl: 'Nagłówki nie są ułożone w kolejności malejącej',
      es: 'Los encabezados no siguen un orden descendente',
    },
  ),
  check('is-on-https', { 'best-practices': 5 }, 0.03, 'Does not use HTTPS', {
    pl: 'Nie używa HTTPS',
    es: 'No usa HTTPS',
  }),
  check('third-party-cookies', { 'best-practices': 5 }, 0.2, 'Uses third-party cookies', {
    pl: 'Używa plików cookie innych firm',
    es: 'Usa cookies de terceros',
  }),
  check('errors-in-console', { 'best-practices': 1 }, 0.35, 'Browser errors were logged to the console', {
    pl: 'Błędy przeglądarki zostały zapisane w konsoli',
    es: 'Se registraron errores del navegador en la consola',
  }),
  check('image-size-responsive', { 'best-practices': 1 }, 0.2, 'Serves images with low resolution', {
    pl: 'Wyświetla obrazy w niskiej rozdzielczości',
    es: 'Muestra imágenes de baja resolución',
  }),
  check('charset', { 'best-practices': 1 }, 0.02, 'Charset declaration is missing or occurs too late', {
    pl: 'Brakuje deklaracji zestawu znaków lub występuje ona za późno',
    es: 'Falta la declaración del juego de caracteres o aparece demasiado tarde',
  }),
  check('is-crawlable', { seo: 4 }, 0.02, 'Page is blocked from indexing', {
    pl: 'Indeksowanie strony jest zablokowane',
    es: 'La indexación de la página está bloqueada',
  }),
  check('document-title', { accessibility: 7, seo: 1 }, 0.03, 'Document doesn’t have a `<title>` element', {
    pl: 'Dokument nie ma elementu `<title>`',
    es: 'El documento no tiene un elemento `<title>`',
  }),
  check('meta-description', { seo: 1 }, 0.35, 'Document does not have a meta description', {
    pl: 'Dokument nie ma metaopisu',
    es: 'El documento no tiene una metadescripción',
  }),
  check('link-text', { seo: 1 }, 0.25, 'Links do not have descriptive text', {
    pl: 'Linki nie mają opisowego tekstu',
    es: 'Los enlaces no tienen texto descriptivo',
  }),
  check('canonical', { seo: 1 }, 0.1, 'Document does not have a valid `rel=canonical`', {
    pl: 'Dokument nie ma prawidłowego atrybutu `rel=canonical`',
    es: 'El documento no tiene un `rel=canonical` válido',
  }),
];

function metric(
  id: string,
  weight: number,
  [p10, median]: [number, number],
  ofPaint: number,
  name: string,
): PageMetric {
  return { id, weight, title: { en: name, pl: name, es: name }, p10, median, ofPaint, unit: 'millisecond' };
}

function check(
  id: string,
  weights: Weights,
  failing: number,
  en: string,
  { pl, es, saves }: { pl: string; es: string; saves?: number },
): PageCheck {
  const texts = { en, pl, es };
  return { id, weights, failed: texts, passed: en, failing, ...(saves !== undefined && { saves }) };
}
