import { createClient, PinfoldProvider } from '@pinfold/sdk';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { createRoot } from 'react-dom/client';

/** Mounts the inbox in `<div id="reviews" data-api data-company data-locale>`. */
const place = document.getElementById('reviews');
if (!place) throw new Error('The page has no #reviews.');
const { api = '', company, locale } = place.dataset;
const client = createClient({ baseUrl: api, companyId: Number(company), getToken });

createRoot(place).render(
  <PinfoldProvider client={client} locale={locale === 'pl' ? 'pl' : 'en'}>
    <ReviewsInbox headingLevel={2} />
  </PinfoldProvider>,
);

async function getToken(): Promise<{ token: string; expiresAt: string }> {
  const response = await fetch('/pinfold-token', { method: 'POST' });
  if (!response.ok) throw new Error(`No token: the server answered ${response.status}.`);
  return (await response.json()) as { token: string; expiresAt: string };
}
