import { plBilling } from '../../features/billing/texts/pl.ts';
import { plDashboard } from '../../features/dashboard/texts/pl.ts';
import { plTeam } from '../../features/team/texts/pl.ts';
import { plRouting } from '../../routing/texts/pl.ts';
import { plShell } from '../../shell/texts/pl.ts';

/** What stands behind the log-in, in Polish: each room of the house keeps its own words. */
export const pl = { ...plRouting, ...plShell, ...plDashboard, ...plBilling, ...plTeam };
