// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePermission } from '../permissions/use-permission.ts';
import { createTestClient } from '../testing/create-test-client.ts';
import { renderInPinfold } from '../testing/render-in-pinfold.tsx';
import { ForbiddenState } from './query-state.tsx';

/** As every component asks before it shows anything. */
function Guarded() {
  const { reason, isPending } = usePermission('view_reviews');
  if (reason) return <ForbiddenState title="Nie masz dostępu do opinii" reason={reason.text} />;
  return <p>{isPending ? 'chwila' : 'opinie'}</p>;
}

it.each([
  ['a session that has ended', 'unauthenticated', 'Sesja wygasła. Zaloguj się ponownie.'],
  ['a server that fails', 'internal_error', 'Test problem: internal_error'],
  [
    'an answer that nobody can read',
    'malformed',
    'Serwer nie poradził sobie z tą prośbą. Spróbuj za chwilę.',
  ],
] as const)(
  'SDK-07 ERR-01 %s is not told as a missing permission, and can be tried again',
  async (_, failure, told) => {
    const client = createTestClient({ failures: { getCurrentCompany: failure } });
    renderInPinfold(<Guarded />, { client });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nie udało się sprawdzić Twoich uprawnień.');
    expect(alert.textContent).toContain(told);
    expect(screen.queryByText('Nie masz dostępu do opinii')).toBeNull();
    client.server.fail('getCurrentCompany', undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('opinie')).toBeTruthy();
  },
);

it('SDK-07 a missing permission, and a company that is refused, are told as before', async () => {
  const { unmount } = renderInPinfold(<Guarded />, {
    client: createTestClient({ data: { permissions: [] } }),
  });
  expect(await screen.findByText('Nie masz dostępu do opinii')).toBeTruthy();
  expect(
    screen.getByText('Nie masz uprawnień do tej czynności. Poproś właściciela konta o dostęp.'),
  ).toBeTruthy();
  unmount();
  const client = createTestClient({ failures: { getCurrentCompany: 'origin_not_allowed' } });
  renderInPinfold(<Guarded />, { client });
  expect(await screen.findByText('Nie masz dostępu do opinii')).toBeTruthy();
  expect(screen.queryByText(/Poproś właściciela/)).toBeNull();
});
