import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const SignedRequest = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().min(1) });

/**
 * Reads what Facebook sends when a person removes the app, or asks for their data to be deleted
 * (developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback). Returns the person's id;
 * undefined for what is not signed with the app's secret.
 */
export function readSignedRequest(appSecret: string | undefined, text: string): string | undefined {
  const [signature = '', payload = ''] = text.split('.');
  if (!appSecret || payload === '') return undefined;
  const expected = createHmac('sha256', appSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const { data } = SignedRequest.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return data?.user_id;
  } catch {
    return undefined;
  }
}
