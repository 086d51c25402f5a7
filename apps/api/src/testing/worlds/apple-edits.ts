import type { startShownAtApple } from './apple-maps.ts';

type World = Awaited<ReturnType<typeof startShownAtApple>>;

/** Others change a location at Apple, and say how one pays there, which we do not know. */
export async function editAtApple(world: World, change: object = {}): Promise<void> {
  const [location] = await world.atApple('location');
  await world.script('PATCH', `/apple/resources/${location?.id}`, {
    paymentMethods: ['APPLE_PAY'],
    ...change,
  });
}

/** Changes a location here, and lets it reach Google and Apple. */
export async function editHere(world: World, changes: Parameters<World['edit']>[1]): Promise<void> {
  await world.edit(world.id, changes);
  await world.jobs.runDue();
}

/** Others name a location in another way at Apple, while its phone number changes here. */
export async function editAtBoth(world: World): Promise<void> {
  await editAtApple(world, { displayNames: [{ name: 'Lipa Café', locale: 'pl', primary: true }] });
  await editHere(world, { phone_number: '+48 12 345 67 89' });
}
