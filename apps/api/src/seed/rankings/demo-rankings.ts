import type { GridInterval, GridSize } from '@pinfold/contract/features/rankings/rank';

/** What a company of the demo knows of its positions in the past. */
export interface RankingPlan {
  /** How many days there are of every location. */
  days: number;
  /** Locations that are watched for longer, by store code. */
  flagships?: { days: number; storeCodes: readonly string[] };
  /** Towns of which the place that is ahead of us most is a competitor, one of each mention. */
  competitorsOf: readonly string[];
  /** For how long competitors are compared with. */
  competitorDays: number;
  grids: readonly PlannedGrid[];
}

export interface PlannedGrid {
  storeCode: string;
  keyword: string;
  size: GridSize;
  spacingM: number;
  every: GridInterval;
  scans: number;
}

/** Days before today without results of the provider, which show as gaps. */
export const outages: ReadonlySet<number> = new Set([9, 38, 39, 74, 131, 132, 208, 290]);

/**
 * The chain has been monitored for half a year, its best locations for a whole one; the other companies have just
 * begun.
 */
export const demoRankings: Record<'lipa' | 'ziarno' | 'sowa', RankingPlan> = {
  lipa: {
    days: 180,
    flagships: {
      days: 365,
      storeCodes: ['LIP-KRK-01', 'LIP-KRK-02', 'LIP-WAW-01', 'LIP-GDN-01', 'LIP-WRO-02'],
    },
    competitorsOf: ['Białystok', 'Kraków', 'Kraków'],
    competitorDays: 90,
    grids: [
      {
        storeCode: 'LIP-KRK-01',
        keyword: 'kawiarnia',
        size: 7,
        spacingM: 500,
        every: 'week',
        scans: 12,
      },
      {
        storeCode: 'LIP-WAW-01',
        keyword: 'kawa speciality',
        size: 5,
        spacingM: 800,
        every: 'week',
        scans: 8,
      },
    ],
  },
  ziarno: { days: 60, competitorsOf: ['Kraków'], competitorDays: 30, grids: [] },
  sowa: {
    days: 60,
    competitorsOf: ['Poznań'],
    competitorDays: 30,
    grids: [
      {
        storeCode: 'SOW-POZ-01',
        keyword: 'palarnia kawy',
        size: 3,
        spacingM: 600,
        every: 'month',
        scans: 2,
      },
    ],
  },
};
