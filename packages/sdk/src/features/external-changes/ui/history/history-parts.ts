/** Parts of the history that a host can style: `pinfold-ExternalChangesHistory-rows` and so on. */
export type ExternalChangesHistoryPart = 'rows' | 'state' | 'card';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    ExternalChangesHistory: ExternalChangesHistoryPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    ExternalChangesHistory: Record<never, never>;
  }
}
