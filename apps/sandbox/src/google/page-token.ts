import type * as z from 'zod';
import { invalidArgument } from './google-error.ts';

export function writePageToken(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function readPageToken<Place>(token: string | undefined, schema: z.ZodType<Place>): Place | undefined {
  if (token === undefined || token === '') return undefined;
  const place = schema.safeParse(parsed(token));
  if (!place.success) throw invalidArgument('page_token', 'Invalid page token.');
  return place.data;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
