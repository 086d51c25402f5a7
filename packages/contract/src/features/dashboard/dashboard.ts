import { type Period, resolvePeriod } from '../../period.ts';
import { addDays } from '../listings/hours/calendar.ts';

/** How many days the dashboard looks back, as its query has them (product spec, section 9). */
export const dashboardDays = ['7', '30', '90'] as const;

/** One choice. */
export type DashboardDays = (typeof dashboardDays)[number];

/** The days of those who choose none, and of the score that is stored every night. */
export const usualDashboardDays: DashboardDays = '30';

/** Returns so many days up to yesterday, by the company's today. */
export function dashboardPeriod(days: DashboardDays, today: string): Period {
  return resolvePeriod(`last_${days}_days`, addDays(today, -1));
}

/** Screens that a dashboard leads to. */
export const dashboardScreens = [
  'listings',
  'positions',
  'reviews',
  'external_changes',
  'posts',
  'google_accounts',
  'apple_accounts',
  'facebook_accounts',
  'map_settings',
] as const;

/** One screen. */
export type DashboardScreen = (typeof dashboardScreens)[number];

/** What waits for somebody. */
export const attentionKinds = [
  'open_replies',
  'external_changes',
  'failed_posts',
  'lost_access',
  'lost_facebook_access',
  'lost_apple_access',
  'apple_conflicts',
] as const;

/** One kind. */
export type AttentionKind = (typeof attentionKinds)[number];
