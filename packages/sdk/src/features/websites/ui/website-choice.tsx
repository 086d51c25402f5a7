'use client';
import type { JSX } from 'react';
import { ChoiceMenu } from '../../../patterns/choice-menu.tsx';
import type { Website } from '../../company/websites/websites.ts';
import { shortAddress } from './short-address.ts';

interface WebsiteChoiceProps {
  websites: readonly Website[];
  website: Website | undefined;
  /** Names the button for screen readers, with the address that is chosen. */
  labelOf: (address: string) => string;
  onChange: (id: number) => void;
}

/** Chooses one of the company's websites; nothing where there is none. */
export function WebsiteChoice({
  websites,
  website,
  labelOf,
  onChange,
}: WebsiteChoiceProps): JSX.Element | null {
  if (!website) return null;
  const address = shortAddress(website.url);
  return (
    <ChoiceMenu
      label={labelOf(address)}
      text={address}
      choices={websites.map(({ id }) => String(id))}
      nameOf={(id) => shortAddress(websites.find((one) => String(one.id) === id)?.url ?? '')}
      value={String(website.id)}
      onChange={(id) => onChange(Number(id))}
      placement="bottom start"
    />
  );
}
