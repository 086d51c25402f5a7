/** Parts of a plot that a host can style: `pinfold-Plot-legend` and so on. */
export type PlotPart =
  | 'frame'
  | 'drawing'
  | 'cursor'
  | 'rule'
  | 'dot'
  | 'tooltip'
  | 'reading'
  | 'legend'
  | 'legendItem'
  | 'legendNote'
  | 'mark'
  | 'table'
  | 'cell'
  | 'slices';

declare module '../../theme/parts.ts' {
  interface Parts {
    Plot: PlotPart;
  }
}
