'use client';
import type { JSX } from 'react';
import type { Difference } from './difference-of.ts';
import { Added, Removed } from './difference-parts.ts';
import { distanceText } from './difference-words.ts';
import { EntriesDifference } from './entries-difference.tsx';
import { LinesDifference } from './lines-difference.tsx';
import { PlaceSketch } from './place-sketch.tsx';
import type { ShownSide } from './shown-side.ts';
import { valueLines } from './value-lines.ts';
import type { ValueWords } from './value-words.ts';
import { WeekBars } from './week-bars.tsx';
import { shortened, type DiffPart } from './word-diff.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface DrawnDifferenceProps {
  difference: Difference;
  words: ValueWords;
  show: ShownSide;
  /** Without pictures and long stretches that stay. */
  isBrief: boolean;
}

/** A difference as it is looked at. */
export function DrawnDifference({ difference, words, show, isBrief }: DrawnDifferenceProps): JSX.Element {
  if (difference.kind === 'text') {
    const { parts } = difference;
    return <TextDifference parts={isBrief ? shortened(parts) : parts} show={show} />;
  }
  if (difference.kind === 'entries') return <EntriesDifference {...difference} show={show} />;
  if (difference.kind === 'lines') return <LinesDifference lines={difference.lines} show={show} />;
  if (difference.kind === 'place')
    return <PlaceDifference difference={difference} words={words} show={show} isBrief={isBrief} />;
  const { before, after, days, lines } = difference;
  return (
    <Stack as="span" gap={3}>
      {!isBrief && <WeekBars hours={show === 'ours' ? before : after} changed={days} />}
      {show !== 'ours' && <LinesDifference lines={lines} show="both" />}
    </Stack>
  );
}

interface PlaceDifferenceProps extends Omit<DrawnDifferenceProps, 'difference'> {
  difference: Extract<Difference, { kind: 'place' }>;
}

function PlaceDifference({ difference, words, show, isBrief }: PlaceDifferenceProps) {
  const [old] = valueLines('coordinates', difference.before, words);
  const [next] = valueLines('coordinates', difference.after, words);
  if (show === 'ours') return <span>{old}</span>;
  return (
    <Row as="span" gap={3} wrap>
      {!isBrief && <PlaceSketch before={difference.before} after={difference.after} />}
      <Stack as="span" align="start" gap={1}>
        <Added>{distanceText(difference, words)}</Added>
        <Text tone="subtle">{next}</Text>
      </Stack>
    </Row>
  );
}

/** A text with the words that go and come. */
function TextDifference({ parts, show }: { parts: readonly DiffPart[]; show: ShownSide }) {
  const hidden = show === 'ours' ? 'added' : show === 'proposed' ? 'removed' : undefined;
  return (
    <Text wrap="lines" dir="auto">
      {parts.map(({ kind, text }, index) => {
        if (kind === hidden) return null;
        if (kind === 'removed') return <Removed key={index}>{text}</Removed>;
        return kind === 'added' ? <Added key={index}>{text}</Added> : <span key={index}>{text}</span>;
      })}
    </Text>
  );
}
