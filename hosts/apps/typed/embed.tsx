import { ApiError, createClient, PinfoldProvider, usePermission, type GetToken } from '@pinfold/sdk';
import { CompanyProfileForm } from '@pinfold/sdk/company';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useReviewCities } from '@pinfold/sdk/headless/listings';
import { canReply, useReviews, type Review } from '@pinfold/sdk/headless/reviews';
import { useLogin } from '@pinfold/sdk/headless/session';
import { useMembers } from '@pinfold/sdk/headless/team';
import { en } from '@pinfold/sdk/locales/en';
import { es } from '@pinfold/sdk/locales/es';
import { pl } from '@pinfold/sdk/locales/pl';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { tokenNames, type Appearance } from '@pinfold/sdk/styles';
import { TeamMembers } from '@pinfold/sdk/team';
import { createTestClient } from '@pinfold/sdk/testing';
import { Button } from '@pinfold/sdk/ui';

const getToken: GetToken = async () => ({ token: 'abc', expiresAt: '2026-11-21T10:00:00Z' });
const client = createClient({ baseUrl: '/api', companyId: 1, getToken });
const appearance: Appearance = { tokens: {}, options: { colorScheme: 'dark' } };

/** Uses every entry under a host's strict compiler options. */
export function Embedded({ language }: { language: 'pl' | 'en' | 'es' }) {
  return (
    <PinfoldProvider
      client={language === 'pl' ? client : createTestClient()}
      locale={{ pl, en, es }[language]}
      appearance={appearance}
      onError={(reaction, error) => error instanceof ApiError && console.log(reaction.kind, error.code)}
    >
      <ReviewsInbox />
      <TeamMembers />
      <CompanyProfileForm />
      <Own />
    </PinfoldProvider>
  );
}

function Own() {
  const { reviews } = useReviews({ reply: false });
  const reply = usePermission('reply_reviews');
  const company = useCurrentCompany();
  const cities = useReviewCities();
  const team = useMembers();
  const login = useLogin();
  const first: Review | undefined = reviews[0];
  // @ts-expect-error A review has no such field; if the types resolved to `any`, there would be no error.
  const wrong = first?.nonsense;
  return (
    <Button isDisabled={!reply.allowed || !first || !canReply(first)}>
      {[company.data?.name, cities.data, team.data, login.isPending, tokenNames.length, wrong].length}
    </Button>
  );
}
