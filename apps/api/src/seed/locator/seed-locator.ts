import { and, eq } from 'drizzle-orm';
import type { LocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { locations } from '../../features/listings/listings.table.ts';
import { addQuestion } from '../../features/store-locator/faq/questions.service.ts';
import { uploadImage } from '../../features/store-locator/images/upload-image.service.ts';
import { changeListingLocator } from '../../features/store-locator/listing/listing-locator.service.ts';
import { changeLocator } from '../../features/store-locator/settings/settings.service.ts';
import type { Services } from '../../services.ts';
import { ownerOf } from '../demo-team.ts';
import { hiddenCafe, lipaCafes, lipaLocator, lipaLogo, lipaQuestions } from './demo-locator.ts';

/** The demo chain's locator, set up as its owner would and published. */
export async function seedLocator(services: Services, companyId: number, ownerId: number): Promise<void> {
  const owner = ownerOf(companyId, ownerId);
  const content = Buffer.from(lipaLogo).toString('base64');
  const upload = (kind: 'logo' | 'site_icon'): Promise<LocatorImage> =>
    uploadImage(services, owner, { kind, content }, { address: 'seed' });
  const [logo, site_icon] = [await upload('logo'), await upload('site_icon')];
  await changeLocator(services, owner, { ...lipaLocator, logo, site_icon, version: 0 });
  for (const { question, answer } of lipaQuestions)
    await addQuestion(services, owner, { facility: null, question, answer });
  for (const [storeCode, { questions, text, offer_link }] of Object.entries(lipaCafes)) {
    const id = await cafeOf(services, companyId, storeCode);
    await changeListingLocator(services, owner, id, { version: 0, text, offer_link });
    for (const { question, answer } of questions)
      await addQuestion(services, owner, { facility: id, question, answer });
  }
  const hidden = await cafeOf(services, companyId, hiddenCafe);
  await changeListingLocator(services, owner, hidden, { version: 0, is_hidden: true });
}

async function cafeOf({ database }: Services, companyId: number, storeCode: string): Promise<number> {
  const [cafe] = await database.queries
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.storeCode, storeCode)));
  if (!cafe) throw new Error(`the demo world has ${storeCode}`);
  return cafe.id;
}
