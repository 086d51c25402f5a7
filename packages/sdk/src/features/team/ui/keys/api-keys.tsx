'use client';
import type { JSX } from 'react';
import { teamMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { ApiKeysView } from './api-keys-view.tsx';

export interface ApiKeysProps {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Looks of the keys alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The keys with which the company's own server asks for embed tokens: make one, see when it was last used, revoke it. Draws
 * nothing for a reader who may not manage the company.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ApiKeys
 * @example
 * ```tsx
 * <ApiKeys headingLevel={2} />
 * ```
 */
export function ApiKeys({ headingLevel = 2, appearance }: ApiKeysProps): JSX.Element | null {
  const reading = usePermission(readingAccess);
  const areWordsReady = useFeatureMessages(teamMessages);
  if (!reading.allowed || !areWordsReady) return null;
  return (
    <Surface component="ApiKeys" appearance={appearance}>
      <ApiKeysView headingLevel={headingLevel} />
    </Surface>
  );
}

// The demo may look at the keys, although it may not manage the company.
const readingAccess = { permission: 'manage_company_data', module: 'company', demo: 'allowed' } as const;
