'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import type { Difference } from './difference-of.ts';
import { Added, Note } from './difference-parts.ts';
import { distanceText } from './difference-words.ts';
import { EntriesDifference } from './entries-difference.tsx';
import { LinesDifference } from './lines-difference.tsx';
import { PlaceSketch } from './place-sketch.tsx';
import type { ShownSide } from './shown-side.ts';
import { TextDifference } from './text-difference.tsx';
import { valueLines } from './value-lines.ts';
import type { ValueWords } from './value-words.ts';
import { WeekBars } from './week-bars.tsx';
import { shortened } from './word-diff.ts';

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
    <Week>
      {!isBrief && <WeekBars hours={show === 'ours' ? before : after} changed={days} />}
      {show !== 'ours' && <LinesDifference lines={lines} show="both" />}
    </Week>
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
    <Place>
      {!isBrief && <PlaceSketch before={difference.before} after={difference.after} />}
      <span>
        <Added>{distanceText(difference, words)}</Added>
        <Note>{next}</Note>
      </span>
    </Place>
  );
}

const Week = styled.span.withConfig(innerClass('FieldDifference-week'))`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

const Place = styled.span.withConfig(innerClass('FieldDifference-place'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  font-variant-numeric: tabular-nums;
  & > span {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 2px;
  }
`;
