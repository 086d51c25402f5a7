import { Inset } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';

/** As wide as what is typed into it asks for, and as the phone allows. */
export function FieldPlace({ children }: { children: ReactNode }) {
  return <Inset inlineSize="min(400px, 100%)">{children}</Inset>;
}
