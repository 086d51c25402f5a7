'use client';
import type { ComponentType } from 'react';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { OpenRankGridDialogProps } from './open-rank-grid-dialog.tsx';

/** The form that lays a grid; its code is fetched when it is first opened. */
export const RankGridDialog: ComponentType<OpenRankGridDialogProps> = lazyComponent(
  async () => (await import('./open-rank-grid-dialog.tsx')).OpenRankGridDialog,
);
