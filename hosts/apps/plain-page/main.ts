import { createClient, PinfoldProvider } from '@pinfold/sdk';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { readSettings } from '../read-settings.ts';

const { api, token, companyId, nonce } = readSettings();
const client = createClient({ baseUrl: api, companyId, getToken: () => token });
const place = document.querySelector('.inbox');
if (place)
  createRoot(place).render(
    createElement(
      PinfoldProvider,
      { client, nonce, locale: 'pl' },
      createElement(ReviewsInbox, { headingLevel: 2 }),
    ),
  );
