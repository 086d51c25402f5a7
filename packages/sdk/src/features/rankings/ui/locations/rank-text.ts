import type { Format } from '../../../../i18n/use-format.ts';

/** An average to one decimal; a dash where nothing was measured or found. */
export function averageText(value: number | null, format: Format): string {
  return value === null ? '–' : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A share of 0 to 1 in per cent; a dash where nothing was measured. */
export function shareText(value: number | null, format: Format): string {
  return value === null ? '–' : format.number(value, { style: 'percent', maximumFractionDigits: 0 });
}
