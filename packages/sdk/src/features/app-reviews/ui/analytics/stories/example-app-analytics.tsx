import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { Schemas } from '../../../../../client/schema.ts';
import { HostPage } from '../../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { AppReviewAnalytics, type AppReviewAnalyticsProps } from '../app-review-analytics.tsx';
import { AppReviewCategoryFigures } from '../app-review-category-figures.tsx';

export interface ExampleAppAnalyticsProps extends AppReviewAnalyticsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  flags?: FeatureFlag[] | undefined;
  gaps?: Schemas['AppReviewStats']['gaps'] | undefined;
  /** @default true */
  hasReviews?: boolean | undefined;
  /** Puts every review into the category. */
  isTagged?: boolean | undefined;
  /** All categories, or one by its id; left out, the overview. */
  categories?: 'all' | number | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
  /** Where a figure leads, to be looked at. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** A host's page with figures of app reviews, over an API in memory. */
export function ExampleAppAnalytics({
  api,
  flags = ['app_reviews', 'mobile_apps'],
  gaps = [],
  hasReviews = true,
  isTagged = false,
  categories,
  width = 1080,
  onNavigate,
  locale,
  colorScheme,
  ...props
}: ExampleAppAnalyticsProps & { locale: string; colorScheme: ColorScheme }) {
  const shown = { reviewsHref: '/app-reviews', categoryHref: '/category', ...props };
  return (
    <HostPage
      room={{ maxInlineSize: width }}
      api={{ ...api, data: { ...api?.data, featureFlags: flags } }}
      prepare={({ data: { appReviews, tags } }) => {
        appReviews.gaps = gaps;
        if (!hasReviews) appReviews.reviews = [];
        const tag = tags.find(({ id }) => id === categories);
        if (isTagged && tag) for (const review of appReviews.reviews) review.tags = [taggedWith(tag)];
      }}
      navigate={onNavigate}
      locale={locale}
      colorScheme={colorScheme}
    >
      {categories === undefined ? (
        <AppReviewAnalytics {...shown} />
      ) : (
        <AppReviewCategoryFigures {...shown} category={categories === 'all' ? undefined : categories} />
      )}
    </HostPage>
  );
}

function taggedWith({ id, name }: { id: number; name: string }): Schemas['AppReview']['tags'][number] {
  return { id, name, sentiment: 'negative', source: 'rule', phrase: 'karta' };
}
