import type { Drawing } from './world-photo.ts';

export const postKinds = ['STANDARD', 'EVENT', 'OFFER', 'ALERT'] as const;
export const postActions = ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'] as const;

export interface WorldPost {
  id: string;
  kind: (typeof postKinds)[number];
  summary: string;
  /** Of an event or an offer; by the clocks of the place, as `2026-11-28T18:00`. */
  event?: { title: string; start: string; end: string } | undefined;
  offer?: { coupon?: string | undefined; url?: string | undefined; terms?: string | undefined } | undefined;
  action?: { type: (typeof postActions)[number]; url?: string | undefined } | undefined;
  drawing?: Drawing | undefined;
  createTime: number;
}
