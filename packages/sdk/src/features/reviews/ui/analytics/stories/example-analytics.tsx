import { useState } from 'react';
import { en } from '../../../../../locales/en.ts';
import { es } from '../../../../../locales/es.ts';
import { pl } from '../../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../../provider/pinfold-provider.tsx';
import { createTestClient, type TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ReviewAnalytics, type ReviewAnalyticsProps } from '../review-analytics.tsx';
import { ReviewCategoryFigures } from '../review-category-figures.tsx';

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

const locales = { pl, en, es };

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
  const [client] = useState(() => createTestClient(api));
  const shown = { reviewsHref: '/reviews', categoryHref: '/category', ...props };
  return (
    <div style={{ maxInlineSize: width }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' || locale === 'es' ? locales[locale] : pl}
        appearance={{ options: { colorScheme } }}
        navigate={onNavigate}
      >
        {categories === undefined ? (
          <ReviewAnalytics {...shown} />
        ) : (
          <ReviewCategoryFigures {...shown} category={categories === 'all' ? undefined : categories} />
        )}
      </PinfoldProvider>
    </div>
  );
}
