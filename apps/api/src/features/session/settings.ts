import type { Settings } from '@pinfold/contract/features/session/settings.endpoints';
import type { Services } from '../../services.ts';
import { installationFlags } from './installation-flags.ts';
import { mapTiles } from './map-tiles.ts';
import { listed } from './listed.ts';

/** What everybody may know of this installation. */
export function settingsOf({ config, openIdConnect }: Services): Settings {
  return {
    app_mode: config.PINFOLD_APP_MODE,
    feature_flags: installationFlags(config),
    trial_days: config.PINFOLD_TRIAL_DAYS,
    password_min_length: config.PINFOLD_PASSWORD_MIN_LENGTH,
    urls: {
      pricing: config.PINFOLD_PRICING_URL,
      terms: config.PINFOLD_TERMS_URL,
      privacy: config.PINFOLD_PRIVACY_URL,
      help: config.PINFOLD_HELP_URL,
      tutorial: config.PINFOLD_TUTORIAL_URL ?? null,
    },
    contact: {
      pl: config.PINFOLD_CONTACT_PL,
      en: config.PINFOLD_CONTACT_EN,
      es: config.PINFOLD_CONTACT_ES,
    },
    map: mapTiles(config),
    social_providers: [...openIdConnect.providers],
    tracking: {
      url: config.PINFOLD_TRACKING_URL ?? null,
      excluded_domains: listed(config.PINFOLD_UNTRACKED_DOMAINS),
    },
  };
}
