'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { listingFinding } from '../../settings/listing-finding.ts';
import { ownListingFields } from '../../settings/listing-locator.ts';
import { Section } from '../../../../patterns/section.tsx';
import { ListingLocatorFrame, type ListingLocatorLooks } from './listing-locator-frame.tsx';

export interface ListingLocatorSummaryProps extends ListingLocatorLooks {
  /** Where this location is set up; left out, no link leads there. */
  settingsHref?: string | undefined;
  /** Where the questions of this location are edited; left out, no link leads there. */
  questionsHref?: string | undefined;
  /** Where all locations are set up; left out, no link leads there. */
  allHref?: string | undefined;
}

/**
 * Whether visitors of the store locator find a location, where its page is, and what it says differently from all.
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
              {text}
              {listing.page !== null && (
                <Link href={listing.page} target="_blank" rel="noreferrer">
                  {t('store_locator.listing.page')}
                </Link>
              )}
            </Banner>
            <Section title={t('store_locator.listing.differs')} headingLevel={headingLevel}>
              <List>
                {own.length === 0 ? (
                  <Row>{t('store_locator.listing.same')}</Row>
                ) : (
                  own.map((field) => (
                    <Row key={field}>
                      <Name>{t(`store_locator.listing.field.${field}`)}</Name>
                      <span>
                        {typeof listing[field] === 'boolean'
                          ? t(
                              listing[field]
                                ? 'store_locator.listing.shown_here'
                                : 'store_locator.listing.hidden_here',
                            )
                          : t('store_locator.listing.own')}
                      </span>
                    </Row>
                  ))
                )}
                <Row>
                  <Name>{t('store_locator.listing.questions')}</Name>
                  <span>
                    {t('store_locator.listing.questions_count', { count: listing.questions_count })}
                  </span>
                </Row>
              </List>
              <Links>
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
              </Links>
            </Section>
          </>
        );
      }}
    </ListingLocatorFrame>
  );
}

const Row = styled.li.withConfig(partClass('ListingLocator-row'))`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding-block: 8px;
  & + & {
    border-block-start: 1px solid var(--pf-line-2);
  }
`;

const Name = styled.span.withConfig(innerClass('ListingLocator-rowName'))`
  flex: 0 0 180px;
  color: var(--pf-ink-2);
`;

const Links = styled.div.withConfig(innerClass('ListingLocator-links'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
