'use client';
import { loadLater } from '../../../../ui/load-later.tsx';

/** The form that lays a grid; its code is fetched when it is first opened. */
export const RankGridDialog = loadLater(
  async () => (await import('./open-rank-grid-dialog.tsx')).OpenRankGridDialog,
);
