import type { JSX } from 'react';
import { token } from '../../theme/token.ts';
import type { PlotRoom } from './plot-room.ts';
import type { PlotNote } from './plot-series.ts';
import { pointOf } from './point-of.ts';

interface NoteLinesProps {
  dates: readonly string[];
  notes: readonly PlotNote[];
  room: PlotRoom;
  notesAt: (index: number) => readonly string[];
}

/** Pixels that a note needs to be read. */
const noteWidth = 150;

/** A dotted line where something is noted, with the words below it where there is room. */
export function NoteLines({ dates, notes, room, notesAt }: NoteLinesProps): JSX.Element {
  const points = [...new Set(notes.map(({ date }) => pointOf(date, dates)))].filter((at) => at >= 0);
  const bottom = room.top + room.innerHeight;
  const last = room.start + room.innerWidth;
  let free = Number.NEGATIVE_INFINITY;
  return (
    <g>
      {points
        .toSorted((a, b) => a - b)
        .map((at) => {
          const x = room.xOf(at);
          const isAtEnd = x + noteWidth > last;
          const from = isAtEnd ? x - noteWidth : x;
          const hasRoom = from >= free && from >= 0;
          if (hasRoom) free = from + noteWidth;
          const [note = '', ...more] = notesAt(at);
          return (
            <g key={at}>
              <path
                d={`M${x} ${room.top}V${bottom}`}
                stroke={token('color-ink-3')}
                strokeDasharray="2 3"
                fill="none"
              />
              {hasRoom && (
                <text
                  x={x}
                  y={bottom + room.axis + 11}
                  textAnchor={isAtEnd ? 'end' : 'start'}
                  fontSize={11}
                  fill={token('color-ink-2')}
                >
                  {more.length > 0 ? `${note} +${more.length}` : note}
                </text>
              )}
            </g>
          );
        })}
    </g>
  );
}
