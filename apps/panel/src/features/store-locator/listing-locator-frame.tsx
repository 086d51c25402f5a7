import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { useText } from '../../texts/use-text.ts';
import { LocationFrame } from '../listings/details/location-frame.tsx';
import { ReadingColumn } from './reading-column.ts';

/** A page about one location in the store locator: below the location's tabs, the pages of this one. */
export function ListingLocatorFrame({ children }: { children: (id: number) => ReactNode }) {
  return (
    <LocationFrame>
      {(id) => (
        <ReadingColumn>
          <ListingLocatorTabs id={id} />
          <Content>{children(id)}</Content>
        </ReadingColumn>
      )}
    </LocationFrame>
  );
}

function ListingLocatorTabs({ id }: { id: number }) {
  const t = useText();
  const address = `/business-addresses/${id}/store-locator`;
  return (
    <PageTabs
      label={t('locator.views')}
      tabs={[
        { path: address, label: t('locator.view.summary') },
        { path: `${address}-config`, label: t('locator.view.settings') },
        { path: `${address}-faq`, label: t('locator.view.questions') },
      ]}
    />
  );
}

const Content = styled.div`
  padding-block-start: 16px;
`;
