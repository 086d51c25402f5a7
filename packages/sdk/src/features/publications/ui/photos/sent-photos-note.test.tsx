// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { keepSentPhotos } from '../../composer/sent-post.ts';
import type { PhotosSent } from '../../use-photo-actions.ts';
import { SentPhotosNote } from './sent-photos-note.tsx';

const sent: PhotosSent = {
  batch: {
    id: 7,
    action: 1,
    status: 1,
    created_at: '2026-11-28T10:00:00.000Z',
    author: 'Anna Nowak',
    total: 3,
    processing: 3,
    done: 0,
    failed: 0,
    seconds_left: 1,
  },
  excluded: [{ id: 5, name: 'Kawiarnia Lipa', formatted_address: 'Rynek 2, Toruń', reason: 'unverified' }],
};

/** A host that leads from the upload to the photos, as the panel does. */
function Host() {
  const { client, queryClient } = usePinfold();
  const [isSent, setSent] = useState(false);
  const send = () => {
    keepSentPhotos(queryClient, client.scope, sent);
    setSent(true);
  };
  return isSent ? <SentPhotosNote /> : <button onClick={send}>Send</button>;
}

test('PUB-05 the screen that comes after the upload names who was left out, until it is dismissed', async () => {
  renderInPinfold(<Host />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Rynek 2, Toruń/)).toBeTruthy();
  expect(screen.getByText('Niezweryfikowana')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
