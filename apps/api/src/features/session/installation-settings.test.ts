import { expect, test } from 'vitest';
import { getSettings } from '@pinfold/contract/features/session/settings.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';

test('SES-02 everybody may know how this installation is set up, before they log in', async () => {
  const { ok } = await startTestApi({
    config: {
      PINFOLD_TRIAL_DAYS: '21',
      PINFOLD_PASSWORD_MIN_LENGTH: '12',
      PINFOLD_ALERT_POSTS: 'true',
      PINFOLD_FEATURE_FLAGS: 'maintenance, nonsense,q_and_a',
      PINFOLD_PRICING_URL: 'https://pinfold.test/cennik',
      PINFOLD_CONTACT_PL: 'mailto:kontakt@pinfold.test',
      PINFOLD_UNTRACKED_DOMAINS: 'pinfold.test, , agencja.test',
      PINFOLD_TRACKING_URL: 'https://stats.test/collect',
      PINFOLD_REVIEW_MEDIA_HOSTS: 'https://media.test',
      PINFOLD_MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png',
      PINFOLD_MAP_ATTRIBUTION: '© Mapy testowe',
    },
  });
  expect(await ok(getSettings)).toMatchObject({
    app_mode: 'normal',
    trial_days: 21,
    password_min_length: 12,
    alert_posts: true,
    feature_flags: ['q_and_a', 'maintenance'],
    map: {
      tile_url: 'https://tiles.test/{z}/{x}/{y}.png',
      attribution: '© Mapy testowe',
      max_zoom: 19,
    },
    review_media_origins: expect.arrayContaining(['https://media.test']),
    urls: { pricing: 'https://pinfold.test/cennik', tutorial: null },
    contact: { pl: 'mailto:kontakt@pinfold.test', en: 'mailto:support@pinfold.test' },
    tracking: { url: 'https://stats.test/collect', excluded_domains: ['pinfold.test', 'agencja.test'] },
  });
});

test('SES-10 a demo says that it is one', async () => {
  const { ok } = await startTestApi({ config: { PINFOLD_APP_MODE: 'demo' } });
  const settings = await ok(getSettings);
  expect(settings.app_mode).toBe('demo');
  expect(settings.map).toBeNull();
  expect(settings.alert_posts).toBe(false);
  expect(settings.tracking).toEqual({ url: null, excluded_domains: [] });
});
