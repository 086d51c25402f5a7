import { PinfoldProvider } from '@pinfold/sdk';
import { useState, type ReactNode } from 'react';
import type { Customer } from '../customer.ts';
import { notify } from '../shell/notices.ts';
import { nonce } from '../theme/nonce.ts';
import { usePreferences } from '../theme/preferences.tsx';
import { createPortalClient } from './create-portal-client.ts';
import { lokalnikAppearance } from './lokalnik-appearance.ts';
import { ReviewsClosed } from './reviews-closed.tsx';

interface PortalPinfoldProps {
  customer: Customer;
  /** Container of overlays: inside a modal dialog, since everything outside it is inert. */
  portalContainer?: Element | null | undefined;
  children: ReactNode;
}

/** Pinfold's Provider with the portal's user, language and colours. */
export function PortalPinfold(props: PortalPinfoldProps) {
  // A new client for each person, since a client caches its token.
  return <PinfoldOfPerson key={props.customer.person.id} {...props} />;
}

function PinfoldOfPerson({ customer, portalContainer, children }: PortalPinfoldProps) {
  const { scheme, language } = usePreferences();
  const [client] = useState(() => createPortalClient(customer.pinfold));
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return <ReviewsClosed onRetry={() => setClosed(false)} />;
  return (
    <PinfoldProvider
      client={client}
      locale={language}
      appearance={lokalnikAppearance[scheme]}
      nonce={nonce}
      portalContainer={portalContainer}
      onError={(reaction) => {
        if (reaction.kind === 'sign_out') setClosed(true);
        else if (reaction.kind !== 'silent') notify(reaction.message);
      }}
    >
      {children}
    </PinfoldProvider>
  );
}
