/** Parts of editing many listings that a host can style: `pinfold-BulkEditor-row` and so on. */
export type BulkEditorPart =
  | 'header'
  | 'title'
  | 'step'
  | 'chosen'
  | 'chosenBar'
  | 'chosenList'
  | 'place'
  | 'placeText'
  | 'hint'
  | 'field'
  | 'fieldBar'
  | 'now'
  | 'control'
  | 'mixed'
  | 'mixedRow'
  | 'blank'
  | 'modeText'
  | 'bar'
  | 'barNotice'
  | 'barText'
  | 'barActions'
  | 'fieldCounts'
  | 'fieldCount'
  | 'rows'
  | 'row'
  | 'rowHead'
  | 'rowName'
  | 'changes'
  | 'change'
  | 'problem'
  | 'leaveOut'
  | 'run'
  | 'counts'
  | 'count'
  | 'runActions'
  | 'failures'
  | 'latestRow'
  | 'tray'
  | 'trayHeader';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    BulkEditor: BulkEditorPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    BulkEditor: Record<never, never>;
    BulkEditTray: Record<never, never>;
  }
}
