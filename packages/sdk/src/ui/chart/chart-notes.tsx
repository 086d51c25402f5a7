import type { ReactNode } from 'react';
import { ReferenceLine, usePlotArea, useXAxisScale } from 'recharts';
import { token } from '../../theme/token.ts';
import { chartEdges } from './chart-scale.ts';

/** The least room for a note, and what lies between two of them, in pixels. */
const noteWidth = 150;
const noteGap = 8;

/** A character's width at the notes' size, in pixels: measuring each note would be slow, and none needs to be exact. */
const characterWidth = 5.8;

/** A dotted line at each note, with its text below if there is room, as long as the room is. */
export function NoteLines({ noted }: { noted: ReadonlyMap<number, readonly string[]> }): ReactNode {
  const area = usePlotArea();
  const xOf = useXAxisScale();
  if (!area || !xOf) return null;
  const end = area.x + area.width;
  const lines = [...noted.keys()]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, x: xOf(at, { position: 'middle' }) ?? 0, text: textOf(noted.get(at)) }));
  let free = area.x;
  return lines.map(({ at, x, text }, index) => {
    const isAtEnd = x + noteWidth > end;
    const room = isAtEnd ? x - free : Math.max(noteWidth, (lines[index + 1]?.x ?? end) - x) - noteGap;
    const hasRoom = isAtEnd ? room >= noteWidth : x >= free;
    if (hasRoom) free = isAtEnd ? x : x + Math.min(room, text.length * characterWidth) + noteGap;
    const label = {
      value: clipped(text, room),
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

function textOf([note = '', ...more]: readonly string[] = []): string {
  return more.length > 0 ? `${note} +${more.length}` : note;
}

/** The whole text is in the tooltip, and in the table. */
function clipped(text: string, room: number): string {
  const most = Math.floor(room / characterWidth);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
