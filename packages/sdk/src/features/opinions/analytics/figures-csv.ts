import { csvText } from '@pinfold/contract/csv-text';
import type { Language } from '@pinfold/contract/languages';
import type { ReviewFigures } from './figures-source.ts';

/** The columns of a file of figures, in their order. */
export const figureColumns = [
  'count',
  'average_rating',
  'with_text',
  'replied',
  'replied_share',
  'reply_hours',
  'replied_within_day',
  'positive',
  'neutral',
  'negative',
  'mixed',
  'unassigned',
  'nss',
] as const;

/** One column of figures. */
export type FigureColumn = (typeof figureColumns)[number];

/** One line of a file of figures: what it is of, and the figures. */
export interface FigureLine {
  name: string;
  figures: ReviewFigures;
}

/**
 * Figures as a spreadsheet in this language reads them, a line each. Shares are 0 to 1, hours and means have two decimals, and what is
 * not known is empty.
 *
 * @example
 * ```ts
 * const text = figuresCsv('Miasto', lines, (column) => column);
 * ```
 */
export function figuresCsv(
  what: string,
  lines: readonly FigureLine[],
  heading: (column: FigureColumn) => string,
  language: Language = 'en',
): string {
  return csvText(
    [
      [what, ...figureColumns.map(heading), '1★', '2★', '3★', '4★', '5★'],
      ...lines.map(({ name, figures }) => [
        name,
        ...figureColumns.map((column) => rounded(figures[column])),
        ...figures.ratings,
      ]),
    ],
    language,
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}
