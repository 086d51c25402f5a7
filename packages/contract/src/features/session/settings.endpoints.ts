import * as z from 'zod';
import { featureFlags } from '../../access/feature-flags.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** `demo` makes every account read-only, except admins (product spec, section 6). */
const appModes = ['normal', 'demo'] as const;

export const Settings = z
  .object({
    app_mode: z.enum(appModes),
    feature_flags: z.array(z.enum(featureFlags)).describe('Those that are on for everybody.'),
    trial_days: z.number().int(),
    password_min_length: z.number().int(),
    alert_posts: z.boolean().describe('Whether posts of type alert can be sent.'),
    urls: z.object({
      pricing: z.string(),
      terms: z.string(),
      privacy: z.string(),
      help: z.string(),
      tutorial: z.string().nullable().describe('The page that the video dialog frames.'),
    }),
    contact: z
      .object({ pl: z.string(), en: z.string(), es: z.string() })
      .describe('Where readers of a language write to: a mailto: or https: address.'),
    map: z
      .object({
        tile_url: z.string().describe('With {z}, {x} and {y} in place of the numbers.'),
        attribution: z.string().describe('Whom the tiles are owed to.'),
        max_zoom: z.number().int(),
      })
      .nullable()
      .describe('Where the pictures of maps come from; null for outlines of land and borders.'),
    passkey_origin: z
      .string()
      .nullable()
      .describe('The only origin whose pages can use passkeys; null where it is an IP address.'),
    review_media_origins: z
      .array(z.string())
      .describe(
        'Where photos and videos of reviews may be loaded from, beside `https://*.googleusercontent.com`. A port of `*` is any.',
      ),
    social_providers: z.array(z.object({ id: z.string(), name: z.string() })),
    tracking: z.object({ url: z.string().nullable(), excluded_domains: z.array(z.string()) }),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

export const getSettings = defineEndpoint({
  id: 'getSettings',
  method: 'get',
  path: '/settings/',
  summary: 'What everybody may know of this installation',
  access: { for: 'anyone' },
  response: Settings,
});
