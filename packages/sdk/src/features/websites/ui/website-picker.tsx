'use client';
import type { JSX } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import type { Website } from '../../company/websites/websites.ts';

interface WebsitePickerProps {
  label: string;
  websites: readonly Website[];
  website: Website | undefined;
  onChange: (id: number) => void;
}

/** Chooses one of the company's websites; a single one leaves nothing to choose. */
export function WebsitePicker({
  label,
  websites,
  website,
  onChange,
}: WebsitePickerProps): JSX.Element | null {
  if (websites.length < 2) return null;
  return (
    <Select
      label={label}
      isLabelHidden
      options={websites.map(({ id, name, url }) => ({ id: String(id), label: name, description: url }))}
      value={website ? String(website.id) : null}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
