import { useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';

/** Formats of figures; a dash for unknown ones. */
interface FigureLabels {
  count(value: number | null): string;
  /** `4,52` */
  stars(value: number | null): string;
  /** `87%` */
  share(value: number | null): string;
  /** `3 godz.` */
  hours(value: number | null): string;
  /** `+43`, `−12` */
  score(value: number | null): string;
}

/** Writes figures as the company reads them. */
export function useFigureLabels(): FigureLabels {
  const format = useFormat();
  return useMemo(() => {
    const or = (write: (value: number) => string) => (value: number | null) =>
      value === null ? '–' : write(value);
    return {
      count: or((value) => format.number(value)),
      stars: or((value) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
      share: or((value) => format.number(value, { style: 'percent', maximumFractionDigits: 0 })),
      hours: or((value) => format.duration(value * 3600)),
      score: or((value) => format.number(Math.round(value) || 0, { signDisplay: 'exceptZero' })),
    };
  }, [format]);
}
