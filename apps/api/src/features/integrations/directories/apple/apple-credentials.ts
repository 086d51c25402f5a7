import * as z from 'zod';
import type { Services } from '../../../../services.ts';

/** Whose token it is: another company's text, or another organisation's, does not open as this one's. */
interface TokenOwner {
  companyId: number;
  organization: string;
}

const Credentials = z.object({
  kind: z.literal('apple organisation'),
  companyId: z.number(),
  organization: z.string(),
  token: z.string(),
});

/** What a refresh token is stored as. */
export function sealAppleToken(
  { sealer }: Pick<Services, 'sealer'>,
  { companyId, organization }: TokenOwner,
  token: string,
): string {
  const content: z.infer<typeof Credentials> = { kind: 'apple organisation', companyId, organization, token };
  const sealedCredentials = sealer.seal('directory credentials', JSON.stringify(content));
  return sealedCredentials;
}

/** Opens a refresh token; undefined where its key is gone, or where it was sealed for another owner. */
export function openAppleToken(
  { sealer }: Pick<Services, 'sealer'>,
  owner: TokenOwner,
  sealed: string,
): string | undefined {
  if (!sealer.knowsKeyOf(sealed)) return undefined;
  const content = Credentials.parse(JSON.parse(sealer.open('directory credentials', sealed)));
  const isOwn = content.companyId === owner.companyId && content.organization === owner.organization;
  return isOwn ? content.token : undefined;
}
