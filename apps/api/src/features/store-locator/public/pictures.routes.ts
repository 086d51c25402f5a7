import { and, eq } from 'drizzle-orm';
import type { Api } from '../../../http/mount.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { publishedLocator } from '../build/locator-to-build.ts';
import { imageKey } from '../images/image-key.ts';
import { locatorImages } from '../store-locator.table.ts';
import { companyOfPreview } from './picture-address.ts';

/** Pictures of a locator, for any page: never anything that runs, and never changed under one address. */
export function mountPictures({ hono, services }: Api): void {
  hono.get('/locators/:name/images/:picture', async (context) => {
    const { name, picture } = context.req.param();
    const preview = context.req.query('preview');
    const companyId =
      preview === undefined
        ? (await publishedLocator(services.database.queries, name))?.settings.companyId
        : companyOfPreview(services, preview);
    const found = companyId === undefined ? undefined : await pictureOf(services, companyId, picture);
    if (!found) throw new Problem('not_found');
    return context.body(found.content, 200, {
      'Content-Type': found.type,
      'Cache-Control':
        preview === undefined ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

/** Types that browsers draw and never run. */
const drawn = new Set(['image/png', 'image/jpeg', 'image/webp']);

async function pictureOf(services: Services, companyId: number, picture: string) {
  const found = /^[1-9]\d{0,14}$/.test(picture)
    ? await ownersPicture(services, companyId, Number(picture))
    : await services.locatorSources.picture(services, companyId, picture);
  return found && drawn.has(found.type) ? found : undefined;
}

async function ownersPicture({ database, files }: Services, companyId: number, id: number) {
  const [row] = await database.queries
    .select({ type: locatorImages.type })
    .from(locatorImages)
    .where(and(eq(locatorImages.companyId, companyId), eq(locatorImages.id, id)));
  const content = row && (await files.read(imageKey(companyId, id)));
  return row && content && { type: row.type, content };
}
