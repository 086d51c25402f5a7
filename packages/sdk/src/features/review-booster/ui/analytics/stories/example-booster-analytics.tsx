import type { Schemas } from '../../../../../client/schema.ts';
import { HostPage } from '../../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { BoosterReviewAnalytics, type BoosterReviewAnalyticsProps } from '../booster-review-analytics.tsx';
import { BoosterReviewCategoryFigures } from '../booster-review-category-figures.tsx';

export interface ExampleBoosterAnalyticsProps extends BoosterReviewAnalyticsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** @default true */
  hasAnswers?: boolean | undefined;
  /** All categories, or one by its id, which each answer is put into; left out, the overview. */
  categories?: 'all' | number | undefined;
  /** Pixels; a phone is 375. @default 1080 */
  width?: number | undefined;
  /** Where a figure leads, to be looked at. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** A host's page with figures of answers, over an API in memory. */
export function ExampleBoosterAnalytics({
  api,
  hasAnswers = true,
  categories,
  width = 1080,
  onNavigate,
  locale,
  colorScheme,
  ...props
}: ExampleBoosterAnalyticsProps & { locale: string; colorScheme: ColorScheme }) {
  const shown = { reviewsHref: '/answers', categoryHref: '/category', ...props };
  return (
    <HostPage
      room={{ maxInlineSize: width }}
      api={api}
      prepare={({ data: { booster, tags } }) => {
        if (!hasAnswers) booster.reviews = [];
        const tag = tags.find(({ id }) => id === categories);
        if (tag) for (const review of booster.reviews) review.tags = [negative(tag)];
      }}
      navigate={onNavigate}
      locale={locale}
      colorScheme={colorScheme}
    >
      {categories === undefined ? (
        <BoosterReviewAnalytics {...shown} />
      ) : (
        <BoosterReviewCategoryFigures {...shown} category={categories === 'all' ? undefined : categories} />
      )}
    </HostPage>
  );
}

function negative({ id, name }: { id: number; name: string }): Schemas['BoosterReview']['tags'][number] {
  return { id, name, sentiment: 'negative', source: 'manual', phrase: null };
}
