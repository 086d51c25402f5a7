'use client';
import type { ReactNode, JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { integrationAccess } from '../../integration-access.ts';
import { useLocationImport, type LocationImportOptions } from '../../use-location-import.ts';
import { IntegrationSurface } from '../integration-surface.tsx';
import type { ConsentOptions } from '../use-consent.ts';
import { LocationImportView } from './location-import-view.tsx';

export interface LocationImportProps extends LocationImportOptions, ConsentOptions {
  /** The outcome was read: lead on to the locations, or to the next step. */
  onDone?: (() => void) | undefined;
  /** Said on the button that does so. @defaultValue "Gotowe" */
  doneLabel?: string | undefined;
  /** Above everything. Null: your page has a title of its own. @defaultValue "Importuj lokalizacje z Google" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Looks of the import alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Brings locations in from Google: choose an account, choose places, watch, read what became of each. It goes on when the
 * reader leaves, and is where it is when they come back; keep `isPending` where it survives a reload, so that nothing else
 * flashes up before.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocationImport
 * @example
 * ```tsx
 * const [isPending, setPending] = useState(localStorage.getItem('import') !== null);
 * <LocationImport isPending={isPending} onPendingChange={setPending} onDone={() => navigate('/locations')} />
 * ```
 */
export function LocationImport({ appearance, ...props }: LocationImportProps): JSX.Element {
  return (
    <IntegrationSurface
      component="LocationImport"
      appearance={appearance}
      access={integrationAccess.seePlaces}
      forbiddenKey="integrations.import.forbidden"
    >
      <AllowedImport {...props} />
    </IntegrationSurface>
  );
}

function AllowedImport({ isPending, onPendingChange, ...looks }: Omit<LocationImportProps, 'appearance'>) {
  const state = useLocationImport({ isPending, onPendingChange });
  return <LocationImportView state={state} {...looks} />;
}
