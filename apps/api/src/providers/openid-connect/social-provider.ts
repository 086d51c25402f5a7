import * as z from 'zod';

const Provider = z
  .object({
    // Part of stored identities, so it must not change.
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    name: z.string().trim().min(1).max(60),
    issuer: z.url({ protocol: /^https?$/ }),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
    // For a provider that takes another way than its metadata say.
    token_endpoint_auth_method: z.enum(['client_secret_basic', 'client_secret_post']).optional(),
  })
  .strict();
export type SocialProvider = z.infer<typeof Provider>;

/** A list of OpenID Connect providers, as JSON in one line. */
export const SocialProviders = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(Provider)
      .max(10)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'an id is used twice'),
  );
