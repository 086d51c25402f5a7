// @vitest-environment jsdom
import { PinfoldProvider } from '@pinfold/sdk';
import { createTestClient } from '@pinfold/sdk/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../browser/create-code-recovery.ts';
import { TextProvider } from '../texts/text-context.tsx';
import { PageCrash } from './page-crash.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

test.each([
  ['a page whose code is gone asks for a reload', new ChunkLoadError('Gone.'), true],
  ['a page that breaks does not blame the version', new Error('Broken.'), false],
])('ERR-04 %s', async (_what, error, isCodeGone) => {
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <PinfoldProvider client={createTestClient()}>
      <TextProvider room="front" waiting={null}>
        <MemoryRouter>
          <PageCrash>
            <Broken error={error} />
          </PageCrash>
        </MemoryRouter>
      </TextProvider>
    </PinfoldProvider>,
  );
  await screen.findByRole('button', { name: 'Odśwież stronę' });
  const words = () => screen.queryByText('Pojawiła się nowa wersja. Odśwież stronę.') !== null;
  await expect.poll(words).toBe(isCodeGone);
  vi.restoreAllMocks();
});
