'use client';
import type { JSX, ReactNode } from 'react';
import { canRetryListing } from '@pinfold/contract/features/integrations/directory';
import type { Schemas } from '../../../../client/schema.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { PartName } from '../../../../theme/parts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Inset, Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { MapSettingsProps } from '../map-settings.tsx';
import { DirectoryProblemText } from './directory-problem-text.tsx';
import type { DirectoryTexts } from './directory-texts.ts';

interface DirectoryListingRowProps extends Pick<MapSettingsProps, 'getLocationHref'> {
  /** What hosts style it by. */
  part: PartName;
  texts: DirectoryTexts;
  listing: Pick<Schemas['DirectoryListing'], 'location' | 'state' | 'problems' | 'published_at' | 'link'>;
  /** How far it is, in a word. */
  tag: ReactNode;
  /** Below its problems. */
  note?: ReactNode;
  /** What else can be done about it. */
  actions?: ReactNode;
  onRetry: () => void;
  isRetrying: boolean;
  /** Why it cannot be sent again. */
  disabledReason: string | undefined;
}

/** A location with what a directory made of it, and what has to be corrected. */
export function DirectoryListingRow(props: DirectoryListingRowProps): JSX.Element {
  const { part, texts, listing, getLocationHref, tag, note, actions } = props;
  const t = useTranslate();
  const format = useFormat();
  const { location, problems, published_at: publishedAt, link } = listing;
  const name = `${location.name}, ${location.formatted_address}`;
  const href = getLocationHref?.(location.id);
  const listTexts = texts === 'integrations.maps' ? texts : (`${texts}.listings` as const);
  const facts = [
    location.store_code,
    publishedAt && t(`${listTexts}.published_on`, { date: format.date(publishedAt) }),
  ];
  return (
    <Spread as="li" part={part} align="start" gap={5} rowGap={3} padding={[4, 5]}>
      <Inset basis="260px">
        <Text as="div" weight="medium" wrap="anywhere">
          {href ? (
            <Link variant="name" href={href} isInApp>
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        <Text as="div" tone="subtle" size="s" wrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {problems.length > 0 && (
          <Stack as="ul" gap={1} padding={[2, 0, 0]}>
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.field ?? ''} ${problem.message}`}>
                <DirectoryProblemText
                  problem={problem}
                  texts={texts}
                  locationId={location.id}
                  locationName={name}
                  getLocationHref={getLocationHref}
                />
              </li>
            ))}
          </Stack>
        )}
        {note && (
          <Text as="p" tone="muted" size="s" padding={[2, 0, 0]}>
            {note}
          </Text>
        )}
      </Inset>
      <Row gap={3} rowGap={2} wrap>
        {tag}
        {link !== '' && (
          <Link
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={t(`${listTexts}.open_named`, { name })}
          >
            {t(`${listTexts}.open`)}
          </Link>
        )}
        {actions}
        {canRetryListing(listing) && (
          <Button
            size="s"
            aria-label={t(`${texts}.retry_named`, { name })}
            onPress={props.onRetry}
            isPending={props.isRetrying}
            pendingLabel={t(`${texts}.retrying`)}
            disabledReason={props.disabledReason}
          >
            {t(`${texts}.retry`)}
          </Button>
        )}
      </Row>
    </Spread>
  );
}
