import { useState, type ReactNode } from 'react';
import type { Language } from '@pinfold/contract/languages';
import type { MessageOverrides } from '../../../../packages/sdk/src/i18n/namespaces.ts';
import { en } from '../../../../packages/sdk/src/locales/en.ts';
import { es } from '../../../../packages/sdk/src/locales/es.ts';
import { pl } from '../../../../packages/sdk/src/locales/pl.ts';
import { PinfoldProvider } from '../../../../packages/sdk/src/provider/pinfold-provider.tsx';
import { createTestClient } from '../../../../packages/sdk/src/testing/create-test-client.ts';
import type { Appearance } from '../../../../packages/sdk/src/theme/appearance.ts';

export interface ExampleHostProps {
  locale: Language;
  appearance?: Appearance;
  messages?: MessageOverrides;
  portalContainer?: Element | null;
  children: ReactNode;
}

const locales = { pl, en, es };
const now = new Date('2026-11-21T10:00:00Z');

/** A Provider over an API in memory, whose reviews are the same on every visit. */
export function ExampleHost({ locale, children, ...props }: ExampleHostProps) {
  const [client] = useState(() => createTestClient({ data: { reviewCount: 30, now } }));
  return (
    <PinfoldProvider client={client} locale={locales[locale]} {...props}>
      {children}
    </PinfoldProvider>
  );
}
