import { featureFlags, type FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Config } from '../../config.ts';
import { listed } from './listed.ts';

/** Switches that are on for everybody; words that are no switch are passed over. */
export function installationFlags({ PINFOLD_FEATURE_FLAGS }: Config): FeatureFlag[] {
  const configured = new Set(listed(PINFOLD_FEATURE_FLAGS));
  return featureFlags.filter((flag) => configured.has(flag));
}
