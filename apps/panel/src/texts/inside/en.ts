import { enBilling } from '../../features/billing/texts/en.ts';
import { enDashboard } from '../../features/dashboard/texts/en.ts';
import { enExternalChanges } from '../../features/external-changes/texts/en.ts';
import { enRankings } from '../../features/rankings/texts/en.ts';
import { enReviewPages } from '../../features/reviews/texts/en.ts';
import { enStoreLocatorPages } from '../../features/store-locator/texts/en.ts';
import { enTeam } from '../../features/team/texts/en.ts';
import { enRouting } from '../../routing/texts/en.ts';
import { enShell } from '../../shell/texts/en.ts';
import type { InsideTexts } from '../text-key.ts';

export const en: InsideTexts = {
  ...enRouting,
  ...enShell,
  ...enDashboard,
  ...enBilling,
  ...enTeam,
  ...enExternalChanges,
  ...enRankings,
  ...enReviewPages,
  ...enStoreLocatorPages,
};
