import * as z from 'zod';
import type { Services } from '../../../../services.ts';

/** Whose token it is: another company's text, or another person's or page's, does not open as this one's. */
interface TokenOwner {
  companyId: number;
  kind: 'facebook person' | 'facebook page';
  /** The id at Facebook. */
  externalId: string;
}

const Credentials = z.object({
  kind: z.string(),
  companyId: z.number(),
  externalId: z.string(),
  token: z.string(),
});

/** What a token is stored as. */
export function sealFacebookToken(
  { sealer }: Pick<Services, 'sealer'>,
  owner: TokenOwner,
  token: string,
): string {
  const credentials: z.infer<typeof Credentials> = { ...owner, token };
  const sealedCredentials = sealer.seal('directory credentials', JSON.stringify(credentials));
  return sealedCredentials;
}

/** Opens a token; undefined where its key is gone, or where it was sealed for another owner. */
export function openFacebookToken(
  { sealer }: Pick<Services, 'sealer'>,
  owner: TokenOwner,
  sealed: string,
): string | undefined {
  if (!sealer.knowsKeyOf(sealed)) return undefined;
  const { kind, companyId, externalId, token } = Credentials.parse(
    JSON.parse(sealer.open('directory credentials', sealed)),
  );
  const isOwn = kind === owner.kind && companyId === owner.companyId && externalId === owner.externalId;
  return isOwn ? token : undefined;
}
