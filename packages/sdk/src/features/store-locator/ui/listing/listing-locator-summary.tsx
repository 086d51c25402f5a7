'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Section } from '../../../../patterns/section.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { listingFinding, ownListingFields } from '../../settings/listing-locator.ts';
import { ListingLocatorFrame, type ListingLocatorAppearance } from './listing-locator-frame.tsx';

export interface ListingLocatorSummaryProps extends ListingLocatorAppearance {
  /** Where this location is set up; left out, no link leads there. */
  settingsHref?: string | undefined;
  /** Where the questions of this location are edited; left out, no link leads there. */
  questionsHref?: string | undefined;
  /** Where all locations are set up; left out, no link leads there. */
  allHref?: string | undefined;
}

/**
 * Whether visitors of the store locator find a location, a link to its page, and the settings that it overrides.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ListingLocator
 * @example
 * ```tsx
 * <ListingLocatorSummary listingId={12} settingsHref="/locations/12/store-locator" />
 * ```
 */
export function ListingLocatorSummary({
  settingsHref,
  questionsHref,
  allHref,
  ...frame
}: ListingLocatorSummaryProps): JSX.Element {
  const t = useTranslate();
  return (
    <ListingLocatorFrame {...frame}>
      {({ listing, locator, headingLevel }) => {
        const finding = listingFinding(listing, locator);
        const own = ownListingFields(listing);
        const text = finding === 'shown' ? undefined : t(`store_locator.listing.${finding}_text`);
        return (
          <>
            <Banner
              tone={finding === 'shown' ? 'good' : 'info'}
              title={t(`store_locator.listing.${finding}`)}
            >
              {text && <span>{text}</span>}
              {listing.page !== null && (
                <Link href={listing.page} target="_blank" rel="noreferrer">
                  {t('store_locator.listing.page')}
                </Link>
              )}
            </Banner>
            <Section title={t('store_locator.listing.differs')} headingLevel={headingLevel}>
              <List lines="between">
                {own.length === 0 ? (
                  <SummaryRow>{t('store_locator.listing.same')}</SummaryRow>
                ) : (
                  own.map((field) => (
                    <SummaryRow key={field} name={t(`store_locator.listing.field.${field}`)}>
                      {typeof listing[field] === 'boolean'
                        ? t(
                            listing[field]
                              ? 'store_locator.listing.shown_here'
                              : 'store_locator.listing.hidden_here',
                          )
                        : t('store_locator.listing.own')}
                    </SummaryRow>
                  ))
                )}
                <SummaryRow name={t('store_locator.listing.questions')}>
                  {t('store_locator.listing.questions_count', { count: listing.questions_count })}
                </SummaryRow>
              </List>
              <Row gap={4} rowGap={3} wrap>
                {settingsHref !== undefined && (
                  <Link variant="button" href={settingsHref} isInApp>
                    {t('store_locator.listing.edit')}
                  </Link>
                )}
                {questionsHref !== undefined && (
                  <Link variant="button" href={questionsHref} isInApp>
                    {t('store_locator.listing.edit_questions')}
                  </Link>
                )}
                {allHref !== undefined && (
                  <Link href={allHref} isInApp>
                    {t('store_locator.listing.edit_all')}
                  </Link>
                )}
              </Row>
            </Section>
          </>
        );
      }}
    </ListingLocatorFrame>
  );
}

/** A fact of the location, after its name where it has one. */
function SummaryRow({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <Row as="li" part="ListingLocator-row" align="baseline" gap={5} rowGap={1} padding={[3, 0]} wrap>
      {name !== undefined && (
        <Text tone="muted" flex="none" inlineSize="180px">
          {name}
        </Text>
      )}
      <span>{children}</span>
    </Row>
  );
}
