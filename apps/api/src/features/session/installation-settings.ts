import { type FeatureFlag, featureFlags } from '@pinfold/contract/access/feature-flags';
import type { Settings } from '@pinfold/contract/features/session/settings.endpoints';
import type { Config } from '../../config.ts';
import { hasSandbox } from '../../refuse-contradictions.ts';
import type { Services } from '../../services.ts';
import { passkeyOrigin } from './passkeys/relying-party.ts';

/** The public settings of this installation. */
export function settingsOf({ config, openIdConnect, publicUrl }: Services): Settings {
  return {
    app_mode: config.PINFOLD_APP_MODE,
    feature_flags: installationFlags(config),
    trial_days: config.PINFOLD_TRIAL_DAYS,
    password_min_length: config.PINFOLD_PASSWORD_MIN_LENGTH,
    alert_posts: config.PINFOLD_ALERT_POSTS,
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
    passkey_origin: passkeyOrigin(publicUrl),
    review_media_origins: reviewMediaOrigins(config),
    social_providers: [...openIdConnect.providers],
    tracking: {
      url: config.PINFOLD_TRACKING_URL ?? null,
      excluded_domains: listed(config.PINFOLD_UNTRACKED_DOMAINS),
    },
  };
}

/** Flags that are on for all users; unknown names are ignored. */
export function installationFlags({ PINFOLD_FEATURE_FLAGS }: Config): FeatureFlag[] {
  const configured = new Set(listed(PINFOLD_FEATURE_FLAGS));
  return featureFlags.filter((flag) => configured.has(flag));
}

/** The source of map tiles; there is no default, so that no public server is used without a choice. */
export function mapTiles(config: Config): Settings['map'] {
  const { PINFOLD_MAP_TILES_URL: tile_url, PINFOLD_MAP_ATTRIBUTION: attribution } = config;
  return tile_url === undefined ? null : { tile_url, attribution, max_zoom: config.PINFOLD_MAP_MAX_ZOOM };
}

/** Where photos and videos of reviews are loaded from beside Google's own hosts, as in a content security policy. */
export function reviewMediaOrigins(config: Config): string[] {
  // The product calls the sandbox by this name, so that its files have it as well.
  return [
    ...listed(config.PINFOLD_REVIEW_MEDIA_HOSTS),
    ...(hasSandbox(config) ? ['http://127.0.0.1:*'] : []),
  ];
}

/** The parts of a setting that lists something, separated by commas. */
export function listed(setting: string): string[] {
  return setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
