'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Schemas } from '../../../../client/schema.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { useBulkEditorView } from './bulk-editor-context.ts';

/** A location by name and address, with the way to it where the host has one. */
export function LocationName({ location }: { location: Schemas['LocationSummary'] }): JSX.Element {
  const { getLocationHref } = useBulkEditorView();
  const { id, name, formatted_address } = location;
  return (
    <Name dir="auto">
      {getLocationHref ? (
        <Link variant="quiet" href={getLocationHref(id)} isInApp>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <span>{formatted_address}</span>
    </Name>
  );
}

const Name = styled.div.withConfig(innerClass('BulkEditor-rowName'))`
  min-inline-size: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
  & > span {
    color: var(--pf-ink-3);
    font-weight: 400;
  }
`;
