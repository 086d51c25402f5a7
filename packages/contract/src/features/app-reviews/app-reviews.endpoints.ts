import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { appStores } from '../../app-stores.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { FileExport } from '../listings/export/exports.endpoints.ts';
import { exportFileTypes } from '../listings/export/file-types.ts';
import { filteredIds, opinionCounts, opinionFields, opinionFilters } from '../opinions/opinion-schemas.ts';

/** Apps have no location: whoever is limited to some has no business with their reviews. */
const access: MemberAccess = {
  permission: 'view_reviews',
  module: 'app_reviews',
  demo: 'allowed',
  concernsAllLocations: true,
};

const ReviewedApp = z
  .object({
    id: Id,
    name: z.string(),
    store: z.enum(appStores),
    removed_at: Timestamp.nullable().describe(
      'When the app was removed and its reviews were kept: nothing more is read, and they take no reply.',
    ),
  })
  .meta({ id: 'ReviewedApp' });

export const AppReview = z
  .object({
    ...opinionFields,
    app: ReviewedApp,
    store: z.enum(appStores),
    title: z.string().nullable(),
    author: z.object({ name: z.string() }),
    territory: z
      .string()
      .nullable()
      .describe('ISO 3166-1 alpha-3 of the country of the App Store; Google Play tells none.'),
    language: z
      .string()
      .nullable()
      .describe("BCP 47 of the customer's device at Google Play; the App Store tells none."),
    app_version: z
      .string()
      .nullable()
      .describe('What the customer had installed, where Google Play knows it.'),
    created_at: Timestamp.describe(
      'When it was written, as far as we saw: no store keeps that of an edited one.',
    ),
  })
  .meta({ id: 'AppReview' });
export type AppReview = z.infer<typeof AppReview>;

/** Every filter of the inbox of apps. Left out, null or empty, one does not narrow anything. */
export const AppReviewSearch = z
  .object({
    ...opinionFilters,
    apps: filteredIds.nullish(),
    stores: z.array(z.enum(appStores)).max(appStores.length).nullish(),
    territories: z
      .array(z.string().regex(/^[A-Z]{3}$/))
      .max(300)
      .nullish()
      .describe('ISO 3166-1 alpha-3.'),
    app_versions: z.array(z.string().min(1).max(100)).max(1000).nullish(),
  })
  .meta({ id: 'AppReviewSearch' });
export type AppReviewSearch = z.infer<typeof AppReviewSearch>;

export const AppReviewPage = z
  .object({
    count: z.number().int().describe('All that match, on every page.'),
    results: z.array(AppReview).describe('Empty with only_count or only_ids.'),
    ids: z
      .array(Id)
      .optional()
      .describe('With only_ids: everything that matches and can be answered, 10 000 at most.'),
  })
  .meta({ id: 'AppReviewPage' });
export type AppReviewPage = z.infer<typeof AppReviewPage>;

export const searchAppReviews = defineEndpoint({
  id: 'searchAppReviews',
  method: 'post',
  path: '/app-reviews/search/',
  summary: 'Find reviews of apps by any filter; only_ids forces reply false and is_processing false',
  access,
  query: pageQuery(10).extend({ only_count: queryFlag.optional(), only_ids: queryFlag.optional() }),
  body: AppReviewSearch,
  response: AppReviewPage,
  problems: ['feature_disabled'],
});

export const getAppReview = defineEndpoint({
  id: 'getAppReview',
  method: 'get',
  path: '/app-reviews/{id}/',
  summary: 'One review of an app',
  access,
  params: IdParam,
  response: AppReview,
  problems: ['feature_disabled', 'not_found'],
});

const { count, unanswered, average_rating } = opinionCounts;
const some = { count, unanswered, average_rating };

export const AppReviewStats = z
  .object({
    ...opinionCounts,
    stores: z
      .array(z.object({ store: z.enum(appStores), ...some }))
      .describe('Stores of which the company has apps.'),
    apps: z
      .array(
        ReviewedApp.extend({
          ...some,
          read_at: Timestamp.nullable().describe(
            'When its reviews were last read; null before the first time.',
          ),
        }),
      )
      .describe('By name; removed ones only with reviews.'),
    gaps: z
      .array(z.object({ app: ReviewedApp, from: Timestamp, to: Timestamp }))
      .describe(
        'Times of which reviews may be missing, the latest first: Google Play shows those of the last week alone, and was not read for longer.',
      ),
  })
  .meta({ id: 'AppReviewStats' });
export type AppReviewStats = z.infer<typeof AppReviewStats>;

export const getAppReviewStats = defineEndpoint({
  id: 'getAppReviewStats',
  method: 'get',
  path: '/app-reviews/stats/',
  summary: 'How many reviews of apps wait, by store and by app, and the gaps in what was read',
  access,
  response: AppReviewStats,
  problems: ['feature_disabled'],
});

export const AppReviewChoices = z
  .object({
    territories: z.array(z.string()).describe('ISO 3166-1 alpha-3, by code.'),
    app_versions: z.array(z.string()).describe('The highest first; 1 000 at most.'),
  })
  .meta({ id: 'AppReviewChoices' });
export type AppReviewChoices = z.infer<typeof AppReviewChoices>;

export const getAppReviewChoices = defineEndpoint({
  id: 'getAppReviewChoices',
  method: 'get',
  path: '/app-reviews/choices/',
  summary: 'The countries and the versions of apps that occur in reviews, for filters',
  access,
  response: AppReviewChoices,
  problems: ['feature_disabled'],
});

export const exportAppReviews = defineEndpoint({
  id: 'exportAppReviews',
  method: 'post',
  path: '/app-reviews/export/',
  summary:
    'Write all reviews of apps that match to a file in the background; a link is mailed when it is done',
  access: { ...access, embed: 'never' },
  query: z.object({ file_type: z.enum(exportFileTypes).default('csv') }),
  body: z.object({ filters: AppReviewSearch }).meta({ id: 'AppReviewExport' }),
  response: FileExport,
  status: 202,
  problems: ['feature_disabled', 'too_many_reviews', 'export_empty', 'too_busy'],
});
