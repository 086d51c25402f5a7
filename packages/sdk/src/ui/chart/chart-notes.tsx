import type { ReactNode } from 'react';
import { ReferenceLine, usePlotArea, useXAxisScale } from 'recharts';
import { token } from '../../theme/token.ts';
import { chartEdges } from './chart-scale.ts';

/** Minimum width of a note in pixels. */
const noteWidth = 150;

/** A dotted line at each note, with its text below if there is room. */
export function NoteLines({ noted }: { noted: ReadonlyMap<number, readonly string[]> }): ReactNode {
  const area = usePlotArea();
  const xOf = useXAxisScale();
  if (!area || !xOf) return null;
  let free = 0;
  return [...noted.keys()]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)
    .map((at) => {
      const x = xOf(at, { position: 'middle' }) ?? 0;
      const isAtEnd = x + noteWidth > area.x + area.width;
      const from = isAtEnd ? x - noteWidth : x;
      const hasRoom = from >= free;
      if (hasRoom) free = from + noteWidth;
      const [note = '', ...more] = noted.get(at) ?? [];
      const label = {
        value: more.length > 0 ? `${note} +${more.length}` : note,
        position: 'bottom',
        offset: chartEdges.dates + 3,
        textAnchor: isAtEnd ? 'end' : 'start',
        fontSize: 11,
        fill: token('color-ink-2'),
      } as const;
      return (
        <ReferenceLine
          key={at}
          x={at}
          stroke={token('color-ink-3')}
          strokeDasharray="2 3"
          {...(hasRoom && { label })}
        />
      );
    });
}
