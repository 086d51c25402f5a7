'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { StarIcon } from '../../../../ui/icons/place-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { WatchedLocation } from '../../watched/use-watched-locations.ts';
import { FieldDifference } from '../change/field-difference.tsx';

interface WatchedRowProps {
  location: WatchedLocation;
  /** Of the location's page. */
  href: string | undefined;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onStop: () => void;
}

/** A watched location: what it is, how it is rated, and what the map says differently since. */
export function WatchedRow({ location, href, refusal, onStop }: WatchedRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { name, category, formatted_address: address, maps_url: mapsUrl, open_status: status } = location;
  return (
    <DataRow
      part="WatchedLocations-row"
      basis="240px"
      title={
        <Row gap={2} rowGap={1} wrap>
          {href ? (
            <Link variant="name" href={href} isInApp>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {location.is_gone ? (
            <Tag tone="bad">{t('watched_locations.gone')}</Tag>
          ) : (
            status !== 'OPEN' && <Tag tone="warn">{t(`watched_locations.open_status.${status}`)}</Tag>
          )}
        </Row>
      }
      details={
        <Stack gap={1} flex="grow">
          <span>{[category, address].filter(Boolean).join(' · ')}</span>
          <WatchedFigures location={location} />
          <Changes location={location} />
          <Text size="s" tone="subtle">
            {t('watched_locations.read_at', { date: format.date(location.read_at, 'date_time') })}
          </Text>
        </Stack>
      }
      actions={
        <>
          {mapsUrl !== '' && (
            <Link
              href={mapsUrl}
              target="_blank"
              rel="noopener"
              aria-label={t('watched_locations.open_named', { name })}
            >
              {t('watched_locations.open')}
            </Link>
          )}
          <IconButton
            size="s"
            icon={<TrashIcon size={16} />}
            label={t('watched_locations.stop.label', { name })}
            disabledReason={refusal}
            onPress={onStop}
          />
        </>
      }
    />
  );
}

/** `4,3 (+0,1) · 212 opinii (+8 w 30 dni)`. */
function WatchedFigures({ location }: { location: WatchedLocation }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { rating, reviews_count: count, compared } = location;
  if (rating === null) return <span>{t('watched_locations.no_reviews')}</span>;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const signed = (value: number, options = {}) =>
    format.number(value, { signDisplay: 'exceptZero', ...options });
  const gained = compared?.rating ?? 0;
  return (
    <Row gap={3} rowGap={0} wrap>
      <Row gap={2}>
        <VisuallyHidden>{t('watched_locations.rating')}</VisuallyHidden>
        <StarIcon size={13} />
        <span>{format.number(rating, digits)}</span>
        {gained !== 0 && <span>({signed(gained, digits)})</span>}
      </Row>
      <Row gap={2}>
        <span>{t('watched_locations.reviews', { count, number: format.number(count) })}</span>
        {compared && (
          <span>
            {t('watched_locations.gained', {
              gained: signed(compared.reviews_count),
              date: format.day(compared.since),
            })}
          </span>
        )}
      </Row>
    </Row>
  );
}

/** What the map said before and says now, the newest first. */
function Changes({ location: { name, changes } }: { location: WatchedLocation }): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <Stack as="ul" gap={2} padding={[1, 0]} aria-label={t('watched_locations.changes', { name })}>
      {changes.flatMap(({ seen_at: seenAt, fields, before, after }) =>
        fields.map((field) => (
          <li key={`${seenAt} ${field}`}>
            <Text size="s" tone="subtle">
              {format.date(seenAt)} · {t(`listing_values.field.${field}`)}{' '}
            </Text>
            <FieldDifference field={field} ours={before} proposed={after} country="PL" isBrief />
          </li>
        )),
      )}
    </Stack>
  );
}
