'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Section } from '../../../../patterns/section.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface OwnOrAllProps {
  title: string;
  headingLevel: 2 | 3 | 4;
  isOwn: boolean;
  onChange: (isOwn: boolean) => void;
  /** What all locations say; empty for nothing. */
  ofAll: string;
  /** The fields, for what is the location's own. */
  children: ReactNode;
}

/** Takes what all locations say, or something of its own. */
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
