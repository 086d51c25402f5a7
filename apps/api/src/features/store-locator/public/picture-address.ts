import type { Services } from '../../../services.ts';

/** Where a picture is: an owner’s by its id, one of the provider’s by its name, such as `photo-12`. */
export type PictureAddress = (picture: string | number) => string;

/** Where visitors get the pictures of a locator. */
export function pictureAddress({ publicUrl }: Pick<Services, 'publicUrl'>, locator: string): PictureAddress {
  return (picture) => `${publicUrl}/api/locators/${locator}/images/${picture}`;
}

/**
 * As pictureAddress, for the owner of an unpublished locator: the URL itself gives access to this one picture, for up to
 * an hour. It changes every quarter of an hour, so that browsers can cache the picture.
 */
export function previewPictureAddress(
  services: Pick<Services, 'publicUrl' | 'sealer' | 'now'>,
  { companyId, name }: { companyId: number; name: string },
): PictureAddress {
  const until = Math.floor((services.now().getTime() + lifetime) / step) * step;
  const addressOf = pictureAddress(services, name);
  return (picture) => {
    const seal = services.sealer.sign(signed(companyId, picture, until));
    return `${addressOf(picture)}?preview=${companyId}.${until}.${seal}`;
  };
}

/** The company whose picture a preview may show; undefined for a token that has ended, or that we never gave for it. */
export function companyOfPreview(
  { sealer, now }: Pick<Services, 'sealer' | 'now'>,
  token: string,
  picture: string,
): number | undefined {
  const [, company = '', end = '', signature = ''] =
    /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  const [companyId, until] = [Number(company), Number(end)];
  const isOurs = sealer.verify(signed(companyId, picture, until), signature);
  return isOurs && until > now().getTime() ? companyId : undefined;
}

function signed(companyId: number, picture: string | number, until: number): string {
  return `picture ${picture} of ${companyId} until ${until}`;
}

const step = 15 * 60_000;
const lifetime = 60 * 60_000;
