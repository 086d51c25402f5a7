/** Parts of the Google accounts that a host can style: `pinfold-GoogleAccounts-row` and so on. */
export type GoogleAccountsPart =
  | 'header'
  | 'heading'
  | 'title'
  | 'lead'
  | 'list'
  | 'row'
  | 'warning'
  | 'actions';

/** Parts of the import: `pinfold-LocationImport-place` and so on. */
export type LocationImportPart =
  | 'header'
  | 'title'
  | 'lead'
  | 'section'
  | 'sectionTitle'
  | 'accounts'
  | 'account'
  | 'accountText'
  | 'bar'
  | 'places'
  | 'place'
  | 'waiting'
  | 'footer'
  | 'note'
  | 'panel'
  | 'counts'
  | 'count'
  | 'failures'
  | 'failure'
  | 'actions';

/** Parts of the way back from Google: `pinfold-GoogleConnection-waiting`. */
export type GoogleConnectionPart = 'waiting';

declare module '../../../theme/parts.ts' {
  interface Parts {
    GoogleConnection: GoogleConnectionPart;
    GoogleAccounts: GoogleAccountsPart;
    LocationImport: LocationImportPart;
  }
}

declare module '../../../theme/components.ts' {
  interface Components {
    GoogleConnection: Record<never, never>;
    GoogleAccounts: Record<never, never>;
    LocationImport: Record<never, never>;
  }
}
