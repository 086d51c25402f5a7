'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { Tag } from '../../../../ui/display/tag.tsx';

const shown = 3;

/** The labels of a location; the first three, so that rows keep their height. */
export function LocationLabels({ labels }: { labels: readonly string[] }): JSX.Element | null {
  if (labels.length === 0) return null;
  return (
    <Labels title={labels.join(', ')}>
      {labels.slice(0, shown).map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {labels.length > shown && <span>+{labels.length - shown}</span>}
    </Labels>
  );
}

const Labels = styled.div.withConfig(partClass('LocationList-labels'))`
  display: flex;
  flex-wrap: wrap;
  gap: 3px 4px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-xs);
`;
