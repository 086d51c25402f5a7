import { useState, type ReactNode } from 'react';
import type { Language } from '@pinfold/contract/languages';
import { type MessageOverrides, PinfoldProvider } from '@pinfold/sdk';
import { en } from '@pinfold/sdk/locales/en';
import { es } from '@pinfold/sdk/locales/es';
import { pl } from '@pinfold/sdk/locales/pl';
import type { Appearance } from '@pinfold/sdk/styles';
import { createTestClient } from '@pinfold/sdk/testing';

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
