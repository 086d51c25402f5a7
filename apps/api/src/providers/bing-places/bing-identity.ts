import * as z from 'zod';

const BingIdentitySchema = z.object({
  Puid: z.string().min(1),
  AuthProvider: z.string().min(1),
  EmailId: z.email(),
});

/** Who we are to Bing, beside the certificate. */
export type BingIdentity = z.infer<typeof BingIdentitySchema>;

/** The same as a setting has it: as JSON. */
export const BingIdentityText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('JSON is expected');
      return z.NEVER;
    }
  })
  .pipe(BingIdentitySchema);
