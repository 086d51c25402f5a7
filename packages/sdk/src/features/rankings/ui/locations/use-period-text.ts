import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { RankOverview } from '../../ranking.ts';

/** The days that positions are from, and those they are compared with, in words; undefined before they are known. */
export function usePeriodText(
  period: Pick<RankOverview, 'date_from' | 'date_to' | 'compared'> | undefined,
): string | undefined {
  const t = useTranslate();
  const format = useFormat();
  if (!period) return undefined;
  const dated = (day: string) => format.date(`${day}T12:00:00Z`);
  const days = ({ date_from, date_to }: { date_from: string; date_to: string }) =>
    date_from === date_to ? dated(date_from) : `${dated(date_from)} – ${dated(date_to)}`;
  const { compared } = period;
  return compared
    ? t('rankings.locations.period_compared', { period: days(period), before: days(compared) })
    : days(period);
}
