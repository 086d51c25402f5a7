'use client';
import type { JSX } from 'react';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

const shown = 3;

/** The labels of a location; the first three, so that rows keep their height. */
export function LocationLabels({ labels }: { labels: readonly string[] }): JSX.Element | null {
  if (labels.length === 0) return null;
  return (
    <Row gap={2} wrap title={labels.join(', ')}>
      {labels.slice(0, shown).map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {labels.length > shown && (
        <Text size="xs" tone="subtle">
          +{labels.length - shown}
        </Text>
      )}
    </Row>
  );
}
