'use client';
import type { ComponentType } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import type { OpenRankGridDialogProps } from './open-rank-grid-dialog.tsx';

/** The form that lays a grid; its code is fetched when it is first opened. */
export const RankGridDialog: ComponentType<OpenRankGridDialogProps> = loadLater(
  async () => (await import('./open-rank-grid-dialog.tsx')).OpenRankGridDialog,
);
