import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const SignedRequest = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().min(1),
  /** Seconds since 1970. */
  issued_at: z.number().optional(),
});

/** What a person wants of us, in Facebook's words. */
export interface PersonRequest {
  person: string;
  /** Undefined where Facebook does not say. */
  issuedAt: Date | undefined;
}

/**
 * Reads what Facebook sends when a person removes the app, or asks for their data to be deleted
 * (developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback). Returns whom it is
 * about; undefined for what is not signed with the app's secret.
 */
export function readSignedRequest(appSecret: string | undefined, text: string): PersonRequest | undefined {
  const [signature = '', payload = ''] = text.split('.');
  if (!appSecret || payload === '') return undefined;
  const expected = createHmac('sha256', appSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const { data } = SignedRequest.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return (
      data && {
        person: data.user_id,
        issuedAt: data.issued_at === undefined ? undefined : new Date(data.issued_at * 1000),
      }
    );
  } catch {
    return undefined;
  }
}
