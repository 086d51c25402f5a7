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
  /** Inside a modal dialog overlays belong into the dialog: everything outside it is inert. */
  portalContainer?: Element | null | undefined;
  children: ReactNode;
}

/** Pinfold's Provider with what our portal knows: who is here, in which language and colours. */
export function PortalPinfold(props: PortalPinfoldProps) {
  // Another person is another client: a token is kept until it ends.
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
