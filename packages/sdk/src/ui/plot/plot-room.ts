/** Where the plot lies inside its drawing, in pixels: what the pointer and the cursor go by. */
export interface PlotRoom {
  top: number;
  start: number;
  end: number;
  /** Height of the row of dates. */
  axis: number;
  /** Height of the row of notes below the dates. */
  below: number;
  innerWidth: number;
  innerHeight: number;
  /** From the left edge to the n-th point. */
  xOf: (index: number) => number;
  /** The point that is nearest to a place. */
  indexAt: (x: number) => number;
}

interface PlotSize {
  width: number;
  height: number;
  count: number;
  kind: 'line' | 'bar';
}

/** Lines reach from edge to edge, bars stand in the middle of equal parts. */
export function plotRoom({ width, height, count, kind }: PlotSize): PlotRoom {
  const edges = { top: 8, start: 42, end: 22, axis: 24, below: 16 };
  const innerWidth = Math.max(0, width - edges.start - edges.end);
  const innerHeight = Math.max(0, height - edges.top - edges.axis - edges.below);
  const isBar = kind === 'bar' || count < 2;
  const share = (index: number) => (isBar ? (index + 0.5) / count : index / (count - 1));
  return {
    ...edges,
    innerWidth,
    innerHeight,
    xOf: (index) => edges.start + share(index) * innerWidth,
    indexAt: (x) => {
      const part = innerWidth === 0 ? 0 : (x - edges.start) / innerWidth;
      const index = isBar ? Math.floor(part * count) : Math.round(part * (count - 1));
      return Math.min(count - 1, Math.max(0, index));
    },
  };
}
