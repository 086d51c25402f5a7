import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { IndicatorOf } from '../../../indicator-sources.ts';
import { socialQualityOf } from './social-audits.queries.ts';

/** Reads how well a viewer's locations name their profiles in social networks, as they do now. */
export const socialProfilesIndicator: IndicatorOf = async ({ database, now }, viewer) => {
  const { value, audits } = await socialQualityOf(database.queries, viewer);
  if (value === null) return { reading: { state: 'not_set_up', missing: 'social_profiles' } };
  return {
    reading: { state: 'known', value, measuredOn: localTime(now(), viewer.timezone).date },
    pieces: audits.map(({ name, score }) => ({ key: name, weight: 1, value: score })),
  };
};
