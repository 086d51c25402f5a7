import type { Cell } from '@pinfold/contract/csv-text';
import type { LocationSummary } from '@pinfold/contract/features/listings/locations.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Period } from '@pinfold/contract/period';
import type { ExportSheet } from '../../../exports/define-export.ts';
import { linesAtOnce, type SheetLines } from '../../../exports/sheet-lines.ts';
import { labels } from '../../../i18n/i18n.ts';

/** What a figure is called in a workbook, and what it counts. */
type FigureTexts<Figure extends string> = Record<Figure, { name: string; meaning: string }>;

/** Figures as a line has them: unknown is an empty cell. */
type FigureCells<Figure extends string> = Readonly<Record<Figure, number | null>>;

/** How a workbook of insights shows figures: their names, in their order. */
export interface FigureColumns<Figure extends string> {
  language: Language;
  figures: readonly Figure[];
  texts: FigureTexts<Figure>;
}

/** A line a figure: its sum in the period, and what else is told of it. */
export function summarySheet<Figure extends string>(
  { language, figures, texts }: FigureColumns<Figure>,
  columns: readonly string[],
  cellsOf: () => Promise<(figure: Figure) => readonly Cell[]>,
): ExportSheet {
  const { sheets, columns: named } = labels(language, 'insight_export');
  return {
    name: sheets.summary,
    header: [named.metric, ...columns],
    lines: linesAtOnce(async () => {
      const cells = await cellsOf();
      return figures.map((figure) => [texts[figure].name, ...cells(figure)]);
    }),
  };
}

/** The name of a column that holds the sums of a period. */
export function sumColumn(name: string, { from, to }: Period): string {
  return `${name} (${from} – ${to})`;
}

/** A line a day. */
export function daysSheet<Figure extends string>(
  { language, figures, texts }: FigureColumns<Figure>,
  read: () => Promise<readonly { day: string; counts: FigureCells<Figure> }[]>,
): ExportSheet {
  const { sheets, columns } = labels(language, 'insight_export');
  return {
    name: sheets.days,
    header: [columns.day, ...figures.map((figure) => texts[figure].name)],
    lines: linesAtOnce(async () =>
      (await read()).map(({ day, counts }) => [day, ...figures.map((figure) => counts[figure])]),
    ),
  };
}

/** A line a location, as `locationLine` writes it. */
export function locationsSheet<Figure extends string>(
  { language, figures, texts }: FigureColumns<Figure>,
  lines: AsyncIterable<SheetLines>,
): ExportSheet {
  const { sheets, columns } = labels(language, 'insight_export');
  const { location, address, city, store_code } = columns;
  return {
    name: sheets.locations,
    header: [location, address, city, store_code, ...figures.map((figure) => texts[figure].name)],
    lines,
  };
}

/** One location with its sums. */
export function locationLine<Figure extends string>(
  { figures }: FigureColumns<Figure>,
  { name, formatted_address, city, store_code }: LocationSummary,
  counts: FigureCells<Figure>,
): Cell[] {
  return [name, formatted_address, city, store_code, ...figures.map((figure) => counts[figure])];
}

/** What each figure counts. */
export function definitionsSheet<Figure extends string>({
  language,
  figures,
  texts,
}: FigureColumns<Figure>): ExportSheet {
  const { sheets, columns } = labels(language, 'insight_export');
  return {
    name: sheets.definitions,
    header: [columns.metric, columns.meaning],
    lines: linesAtOnce(() => figures.map((figure) => [texts[figure].name, texts[figure].meaning])),
  };
}
