import { cafesIn, shownAt } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('LST-12 a location that Google will not let go of stays, and then leaves the panel and Google', async ({
  openAs,
  page,
  api,
  world,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const [cafe] = await cafesIn(api, world, 'Cieszyn');
  await world.tell('POST', '/faults', {
    method: 'DELETE',
    path: `/v1/locations/${cafe.location}`,
    status: 400,
    times: 1,
  });
  await openAs('owner', `/business-addresses/${cafe.id}/details`);
  await page.getByRole('button', { name: 'Usuń lokalizację' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Usunąć lokalizację/ });
  const remove = dialog.getByRole('button', { name: 'Usuń lokalizację' });
  await dialog.getByRole('radio', { name: /^Z panelu i z Google/ }).click({ force: true });
  await expect(dialog.getByRole('radio', { name: /^Z panelu i z Google/ })).toBeChecked();
  await remove.click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Google nie pozwala usunąć tego profilu/);
  await expectAccessible(page, 'a deletion that is refused');
  expect((await shownAt(world, cafe)).title, 'nothing is lost at Google').toBe('Kawiarnia Lipa');
  await api.call('owner', 'GET', `/facilities/${cafe.id}/`);

  await remove.click();
  await expect(page).toHaveURL(/\/business-addresses\/list/);
  await expect(shownAt(world, cafe), 'Google has it no more').rejects.toThrow(/404/);
  const { results } = await api.call<{ results: unknown[] }>('owner', 'GET', '/facilities/?q=Cieszyn');
  expect(results).toEqual([]);
});
