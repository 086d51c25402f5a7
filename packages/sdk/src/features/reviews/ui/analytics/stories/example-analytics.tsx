import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ReviewAnalytics, type ReviewAnalyticsProps } from '../review-analytics.tsx';
import { ReviewCategoryFigures } from '../review-category-figures.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleAnalyticsProps extends ReviewAnalyticsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** All categories, or one by its id; left out, the overview. */
  categories?: 'all' | number | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
  /** Where a figure leads, to be looked at. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** A host's page with figures, over an API in memory. */
export function ExampleAnalytics({
  api,
  categories,
  width = 1080,
  onNavigate,
  locale,
  colorScheme,
  ...props
}: ExampleAnalyticsProps & { locale: string; colorScheme: ColorScheme }) {
  const shown = { reviewsHref: '/reviews', categoryHref: '/category', ...props };
  return (
    <HostPage
      room={{ maxInlineSize: width }}
      api={api}
      navigate={onNavigate}
      locale={locale}
      colorScheme={colorScheme}
    >
      {categories === undefined ? (
        <ReviewAnalytics {...shown} />
      ) : (
        <ReviewCategoryFigures {...shown} category={categories === 'all' ? undefined : categories} />
      )}
    </HostPage>
  );
}
