'use client';
import type { JSX, ReactNode } from 'react';
import type { MapsConnection } from '@pinfold/contract/features/listings/location-filters';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';

interface MapsConnectionTagProps {
  status: MapsConnection;
  /** In place of the words of the list, where nothing else says that it is about Bing. */
  children?: ReactNode;
}

/** How a location is connected to Bing. */
export function MapsConnectionTag({ status, children }: MapsConnectionTagProps): JSX.Element {
  const t = useTranslate();
  return <Tag tone={tones[status]}>{children ?? t(`listings.list.maps.${status}`)}</Tag>;
}

const tones: Readonly<Record<MapsConnection, Tone>> = {
  no_connection: 'mute',
  creation_in_progress: 'info',
  connection_is_active: 'good',
  publishing_in_progress: 'info',
  publishing_of_information_failed: 'bad',
};
