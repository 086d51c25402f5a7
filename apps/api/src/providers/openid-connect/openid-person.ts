import * as z from 'zod';

/** What a provider says of somebody (OpenID Connect Core, section 5.1). */
export const OpenIdPerson = z
  .object({
    sub: z.string().min(1).max(255),
    email: z.email().max(254).toLowerCase().optional().catch(undefined),
    // Some providers write it as a word.
    email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
    name: z.string().trim().max(120).optional().catch(undefined),
  })
  .transform(({ sub, email, email_verified: isVerified, name }) => ({
    subject: sub,
    email,
    isEmailVerified: isVerified === true,
    name: name ?? '',
  }));
export type OpenIdPerson = z.output<typeof OpenIdPerson>;
