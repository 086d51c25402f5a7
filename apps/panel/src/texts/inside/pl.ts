import { plBilling } from '../../features/billing/texts/pl.ts';
import { plDashboard } from '../../features/dashboard/texts/pl.ts';
import { plExternalChanges } from '../../features/external-changes/texts/pl.ts';
import { plRankings } from '../../features/rankings/texts/pl.ts';
import { plReviewPages } from '../../features/reviews/texts/pl.ts';
import { plStoreLocatorPages } from '../../features/store-locator/texts/pl.ts';
import { plTeam } from '../../features/team/texts/pl.ts';
import { plRouting } from '../../routing/texts/pl.ts';
import { plShell } from '../../shell/texts/pl.ts';

/** What stands behind the log-in, in Polish: each room of the house keeps its own words. */
export const pl = {
  ...plRouting,
  ...plShell,
  ...plDashboard,
  ...plBilling,
  ...plTeam,
  ...plExternalChanges,
  ...plRankings,
  ...plReviewPages,
  ...plStoreLocatorPages,
};
