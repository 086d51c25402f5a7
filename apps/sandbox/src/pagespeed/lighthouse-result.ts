import { keyedRandom } from '../world/random.ts';
import { pageCategories, type PageCategory, pageChecks, pageMetrics } from './page-checks.ts';
import type { PageTurn } from './pages-state.ts';

export interface PageToAudit {
  url: string;
  /** When it is audited, epoch milliseconds. */
  at: number;
  locale: string;
  categories: readonly PageCategory[];
}

/** What the world has to say about pages. */
export interface PagesOfWorld {
  seed: number;
  pages: readonly PageTurn[];
}

/** What the script says of a host at a moment. */
export function turnAt(
  { pages }: Pick<PagesOfWorld, 'pages'>,
  host: string,
  at: number,
): PageTurn | undefined {
  return pages
    .filter((turn) => turn.host === host && turn.from <= at)
    .toSorted((one, other) => one.from - other.from)
    .at(-1);
}

/**
 * What Lighthouse finds on a page, as PageSpeed Insights returns it: by its host and the day, so that the same day gives
 * the same, a few points from the day before.
 */
export function lighthouseResult(world: PagesOfWorld, page: PageToAudit): object {
  const { host } = new URL(page.url);
  const turn = turnAt(world, host, page.at);
  const language = languageOf(page.locale);
  const audits = { ...metricsOf(world, host, page, turn), ...checksOf(world, host, page, turn, language) };
  return {
    requestedUrl: page.url,
    finalUrl: page.url,
    finalDisplayedUrl: page.url,
    mainDocumentUrl: page.url,
    lighthouseVersion: page.at < newEngineAt ? '13.0.1' : '13.1.0',
    userAgent: 'Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/143 Mobile Safari/537.36',
    fetchTime: new Date(page.at).toISOString(),
    runWarnings: [],
    configSettings: {
      emulatedFormFactor: 'mobile',
      formFactor: 'mobile',
      locale: page.locale,
      channel: 'lr',
    },
    categories: Object.fromEntries(
      page.categories.map((category) => [category, categoryOf(category, audits, turn?.unscored ?? [])]),
    ),
    audits,
    timing: { total: 18_240 },
  };
}

/** A new version comes out now and then, and moves scores. */
const newEngineAt = Date.UTC(2026, 9, 15);

interface PlayedAudit {
  id: string;
  title: string;
  description: string;
  /** Null for what is only told. */
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  numericValue?: number;
  numericUnit?: string;
}

type Audits = Record<string, PlayedAudit>;

function metricsOf(
  { seed }: PagesOfWorld,
  host: string,
  { at }: PageToAudit,
  turn: PageTurn | undefined,
): Audits {
  const usual = turn?.paint ?? 1500 + keyedRandom(seed, `page ${host}`)() * 3600;
  const season = 1 + 0.08 * Math.sin(at / (26 * 86_400_000) + usual);
  const random = keyedRandom(seed, `page ${host} ${Math.floor(at / 86_400_000)}`);
  const paint = usual * season * (0.95 + random() * 0.1);
  const entries = pageMetrics.map(({ id, title, p10, median, ofPaint, unit }): [string, PlayedAudit] => {
    const value = round(paint * ofPaint * (0.97 + random() * 0.06), unit === 'unitless' ? 3 : 0);
    const shown = unit === 'unitless' ? String(value) : `${(value / 1000).toFixed(1)} s`;
    return [
      id,
      {
        id,
        title: title.en,
        description: `[${title.en}](https://developer.chrome.com/docs/lighthouse/).`,
        score: round(logNormalScore(p10, median, value), 2),
        scoreDisplayMode: 'numeric',
        displayValue: shown,
        numericValue: value,
        numericUnit: unit,
      },
    ];
  });
  return Object.fromEntries(entries);
}

function checksOf(
  { seed }: PagesOfWorld,
  host: string,
  { at }: PageToAudit,
  turn: PageTurn | undefined,
  language: 'en' | 'pl' | 'es',
): Audits {
  // What fails stays so for a quarter, as nobody repairs a page every day.
  const quarter = Math.floor(at / (91 * 86_400_000));
  const entries = pageChecks.map(({ id, weights, failed, passed, failing, saves }): [string, PlayedAudit] => {
    const isFailing =
      turn?.failing?.includes(id) ?? keyedRandom(seed, `page ${host} ${id} ${quarter}`)() < failing;
    const isAdvice = weights.performance === 0;
    return [
      id,
      {
        id,
        title: isFailing || isAdvice ? failed[language] : passed,
        description: `[${id}](https://dequeuniversity.com/rules/axe/4.11/${id}).`,
        score: isFailing ? (isAdvice ? 0.5 : 0) : 1,
        scoreDisplayMode: isAdvice ? 'metricSavings' : 'binary',
        ...(isFailing && saves !== undefined && { displayValue: savings(language, saves) }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

function categoryOf(category: PageCategory, audits: Audits, unscored: readonly string[]): object {
  const auditRefs = [
    ...(category === 'performance'
      ? pageMetrics.map(({ id, weight }) => ({ id, weight, group: 'metrics' }))
      : []),
    ...pageChecks.flatMap(({ id, weights }) =>
      weights[category] === undefined ? [] : [{ id, weight: weights[category] }],
    ),
  ];
  const weight = auditRefs.reduce((sum, ref) => sum + ref.weight, 0);
  const points = auditRefs.reduce((sum, ref) => sum + ref.weight * (audits[ref.id]?.score ?? 0), 0);
  return {
    id: category,
    title: titles[category],
    score: unscored.includes(category) ? null : round(points / weight, 2),
    auditRefs,
  };
}

const titles: Record<PageCategory, string> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best Practices',
  seo: 'SEO',
};

/** Whether a text names a category, in any of the ways in which the API takes it. */
export function categoryNamed(text: string): PageCategory | undefined {
  const name = text.toLowerCase().replaceAll('_', '-');
  return pageCategories.find((category) => category === name);
}

/** Lighthouse's score of a figure: where it lies in a log-normal distribution through two known points. */
function logNormalScore(p10: number, median: number, value: number): number {
  if (value <= 0) return 1;
  const deviation = (0.906_193_802_436_823_2 * Math.log(value / median)) / -Math.log(p10 / median);
  return Math.min(1, Math.max(0, (1 - errorFunction(deviation)) / 2));
}

/** Abramowitz and Stegun 7.1.26. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  const sum = terms.reduce((result, term) => (result + term) * t, 0);
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

function savings(language: 'en' | 'pl' | 'es', kilobytes: number): string {
  const amount = `${kilobytes.toLocaleString(language)} KiB`;
  return {
    en: `Est savings of ${amount}`,
    pl: `Szacunkowe oszczędności: ${amount}`,
    es: `Ahorro estimado de ${amount}`,
  }[language];
}

function languageOf(locale: string): 'en' | 'pl' | 'es' {
  const [language] = locale.toLowerCase().split(/[-_]/);
  return language === 'pl' || language === 'es' ? language : 'en';
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
