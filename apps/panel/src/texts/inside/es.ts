import { esBilling } from '../../features/billing/texts/es.ts';
import { esDashboard } from '../../features/dashboard/texts/es.ts';
import { esExternalChanges } from '../../features/external-changes/texts/es.ts';
import { esRankings } from '../../features/rankings/texts/es.ts';
import { esReviewPages } from '../../features/reviews/texts/es.ts';
import { esStoreLocatorPages } from '../../features/store-locator/texts/es.ts';
import { esTeam } from '../../features/team/texts/es.ts';
import { esRouting } from '../../routing/texts/es.ts';
import { esShell } from '../../shell/texts/es.ts';
import type { InsideTexts } from '../text-key.ts';

export const es: InsideTexts = {
  ...esRouting,
  ...esShell,
  ...esDashboard,
  ...esBilling,
  ...esTeam,
  ...esExternalChanges,
  ...esRankings,
  ...esReviewPages,
  ...esStoreLocatorPages,
};
