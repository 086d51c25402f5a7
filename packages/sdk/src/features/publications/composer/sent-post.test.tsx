// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useSentPost } from './sent-post.ts';
import { type PostForm, usePostComposer } from './use-post-composer.ts';

beforeEach(() => sessionStorage.clear());

let form: PostForm | undefined;

function Composer({ onSent }: { onSent: () => void }) {
  form = usePostComposer({ onSent }).form;
  return null;
}

function NextScreen() {
  const { sent, dismiss } = useSentPost();
  return (
    <p role="status">
      {sent && (
        <button onClick={dismiss}>{`${sent.post.counts.total} ${sent.excluded.length} ${sent.isNew}`}</button>
      )}
    </p>
  );
}

/** A host that leads from the composer to another screen, as the panel does. */
function Host() {
  const [page, setPage] = useState('composer');
  return (
    <>
      <button onClick={() => setPage('list')}>List</button>
      <button onClick={() => setPage('elsewhere')}>Elsewhere</button>
      {page === 'composer' && <Composer onSent={() => setPage('list')} />}
      {page === 'list' && <NextScreen />}
    </>
  );
}

async function send() {
  const client = createTestClient();
  const [first, second] = client.server.data.locations;
  if (!first || !second) throw new Error('The API has no locations.');
  client.server.data.locations = client.server.data.locations.map((location) =>
    location === second ? { ...location, is_verified: false } : location,
  );
  renderInPinfold(<Host />, { client });
  act(() => form?.setValues({ summary: 'Karta zimowa', locations: [first.id, second.id] }));
  act(() => form?.save());
  return screen.findByRole('button', { name: '1 1 true' });
}

test('PUB-02 the screen that comes after sending says what was sent and left out, until it is dismissed', async () => {
  fireEvent.click(await send());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('PUB-02 who comes back to that screen later is not told again', async () => {
  await send();
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
