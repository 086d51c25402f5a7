import type { JSX } from 'react';
import { token } from '../../theme/token.ts';
import type { PlotRoom } from './plot-room.ts';
import { heightShare, type PlotScale } from './plot-scale.ts';

interface PlotBandsProps {
  room: PlotRoom;
  scale: PlotScale;
  /** Tints the first three positions. @default false */
  hasTop?: boolean;
}

/** The grounds of the axis of positions: the first three, and the lane of what is beyond the twentieth. */
export function PlotBands({ room, scale, hasTop = false }: PlotBandsProps): JSX.Element {
  const across = { x: room.start, width: room.innerWidth };
  const top = room.innerHeight * (1 - heightShare(scale, 3));
  const lane = (0.8 - scale.domain[0]) / (scale.domain[1] - scale.domain[0]);
  return (
    <g>
      {hasTop && (
        <rect {...across} y={room.top} height={top} fill={token('color-good-soft')} fillOpacity={0.7} />
      )}
      <rect
        {...across}
        y={room.top + room.innerHeight * (1 - lane)}
        height={room.innerHeight * lane}
        fill={token('color-line-2')}
        fillOpacity={0.8}
      />
    </g>
  );
}
