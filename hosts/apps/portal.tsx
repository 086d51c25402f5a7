import { createClient, PinfoldProvider, type PinfoldProviderProps } from '@pinfold/sdk';
import { CompanyProfileForm } from '@pinfold/sdk/company';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { TeamMembers } from '@pinfold/sdk/team';
import { useState } from 'react';
import type { Settings } from './read-settings.ts';

type PortalProps = Settings & Pick<PinfoldProviderProps, 'locale'>;

/** A host's page with components of the SDK from several entries. */
export function Portal({ api, token, companyId, nonce, locale }: PortalProps) {
  const [client] = useState(() => createClient({ baseUrl: api, companyId, getToken: () => token }));
  return (
    <PinfoldProvider client={client} locale={locale} nonce={nonce}>
      <h1>Portal</h1>
      <div className="inbox">
        <ReviewsInbox headingLevel={2} />
      </div>
      <TeamMembers headingLevel={2} />
      <CompanyProfileForm headingLevel={2} />
    </PinfoldProvider>
  );
}
