'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Section } from '../../../../patterns/section.tsx';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ListingLocatorForm } from '../../settings/use-listing-locator.ts';

interface OwnOrAllProps {
  title: string;
  headingLevel: 2 | 3 | 4;
  isOwn: boolean;
  onChange: (isOwn: boolean) => void;
  /** The value of all locations; empty for none. */
  ofAll: string;
  /** The fields, for what is the location's own. */
  children: ReactNode;
}

/** A choice between the value of all locations and an own one. */
export function OwnOrAll({
  title,
  headingLevel,
  isOwn,
  onChange,
  ofAll,
  children,
}: OwnOrAllProps): JSX.Element {
  const t = useTranslate();
  return (
    <Section title={title} headingLevel={headingLevel}>
      <Row gap={4} rowGap={3} wrap>
        <SegmentedControl
          label={title}
          segments={[
            { id: 'all', label: t('store_locator.listing.as_all') },
            { id: 'own', label: t('store_locator.listing.own') },
          ]}
          value={isOwn ? 'own' : 'all'}
          onChange={(chosen) => onChange(chosen === 'own')}
        />
        {!isOwn && (
          <Text tone="muted" wrap="anywhere">
            {ofAll || t('store_locator.listing.nothing_for_all')}
          </Text>
        )}
      </Row>
      {isOwn && children}
    </Section>
  );
}

interface ShownHereProps {
  name: 'shows_reviews' | 'shows_posts' | 'shows_photos';
  isShownForAll: boolean;
  form: ListingLocatorForm;
}

/** Whether this location shows something, or does as all. */
export function ShownHere({ name, isShownForAll, form }: ShownHereProps): JSX.Element {
  const t = useTranslate();
  const { value, onChange } = useDraftField(form, name);
  return (
    <Select
      label={t(`store_locator.listing.field.${name}`)}
      options={[
        {
          id: 'all',
          label: t(
            isShownForAll ? 'store_locator.listing.as_all_shown' : 'store_locator.listing.as_all_hidden',
          ),
        },
        { id: 'shown', label: t('store_locator.listing.shown_here') },
        { id: 'hidden', label: t('store_locator.listing.hidden_here') },
      ]}
      value={value === null ? 'all' : value ? 'shown' : 'hidden'}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen === 'shown')}
    />
  );
}
