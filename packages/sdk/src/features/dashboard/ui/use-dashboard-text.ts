import type { IndicatorId } from '@pinfold/contract/features/dashboard/indicator';
import { directories } from '@pinfold/contract/features/integrations/directory';
import { qualityParts } from '@pinfold/contract/features/listings/quality/listing-quality';
import { auditCategories, auditNoise } from '@pinfold/contract/features/websites/quality-audit';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { FigureChange } from '../../../patterns/figure.tsx';
import { useFigureChange } from '../../../patterns/figure-change.ts';
import type { Tone } from '../../../ui/display/tag.tsx';
import type { DashboardIndicator } from '../dashboard.queries.ts';

/** Words of the dashboard that several of its parts say alike. */
interface DashboardText {
  /** `72,4` */
  points: (value: number) => string;
  /** `+1,8 pkt`, `0 pkt` */
  signed: (points: number) => string;
  /** How many points more or less than before; what audits of the same website differ by is neither better nor worse. */
  change: (now: number, before: number, indicator?: IndicatorId) => FigureChange;
  /** `21 lis 2026` */
  day: (date: string) => string;
  percent: (share: number) => string;
  /** What a part of an indicator is called: a keyword is its own name. */
  part: (indicator: IndicatorId, key: string) => string;
  /** Why an indicator has no value; undefined for one that has. */
  state: (indicator: DashboardIndicator) => { label: string; reason: string; tone: Tone } | undefined;
}

export function useDashboardText(): DashboardText {
  const t = useTranslate();
  const format = useFormat();
  const told = useFigureChange();
  const day = (date: string) => format.day(date);
  const points = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    points,
    day,
    signed: (value) =>
      t('dashboard.points', {
        points: format.number(value, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        }),
      }),
    change: (now, before, indicator) =>
      told({
        step: now - before,
        written: (step) => t('dashboard.points', { points: points(step) }),
        more: isNoise(indicator, now - before) ? 'neither' : 'better',
      }),
    percent: (share) => format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    part: (indicator, key) => {
      const quality = qualityParts.find((part) => part === key);
      if (indicator === 'listing_quality' && quality) return t(`listings.quality.part.${quality}`);
      const category = auditCategories.find((one) => one === key);
      if (indicator === 'website_quality' && category) return t(`dashboard.part.${category}`);
      const directory = directories.find((one) => one === key);
      if (indicator === 'other_maps' && directory) return t(`dashboard.part.${directory}`);
      return key;
    },
    state: ({ state, missing, waiting_until: until, failure, last_value: last, measured_on: measured }) => {
      if (state === 'known') return undefined;
      const label = t(`dashboard.state.${state}`);
      switch (state) {
        case 'not_set_up':
          return { label, tone: 'mute', reason: missing ? t(`dashboard.missing.${missing}`) : '' };
        case 'not_in_plan':
          return { label, tone: 'mute', reason: t('dashboard.plan.text') };
        case 'waiting':
          return {
            label,
            tone: 'info',
            reason: until
              ? t('dashboard.waiting.until', { date: day(until) })
              : t('dashboard.waiting.some_time'),
          };
        case 'failed':
          return { label, tone: 'bad', reason: failure ? t(`dashboard.failure.${failure}`) : '' };
        case 'stale':
          return {
            label,
            tone: 'warn',
            reason:
              last === null || measured === null
                ? ''
                : t('dashboard.stale.last', { value: points(last), date: day(measured) }),
          };
      }
    },
  };
}

/** Whether a change of an indicator says nothing, since audits of the same website differ by as much. */
export function isNoise(indicator: IndicatorId | undefined, step: number): boolean {
  return indicator === 'website_quality' && Math.abs(step) <= auditNoise;
}
