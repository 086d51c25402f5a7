import type { ReactNode } from 'react';
import { PageSpace } from '../../pages/page-layout.tsx';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { LocationFrame } from '../listings/details/location-frame.tsx';

/** A page about one location in the store locator: below the location's tabs, the pages of this one. */
export function ListingLocatorFrame({ children }: { children: (id: number) => ReactNode }) {
  return (
    <LocationFrame>
      {(id) => (
        <PageSpace $width="960px">
          <ListingLocatorTabs id={id} />
          {children(id)}
        </PageSpace>
      )}
    </LocationFrame>
  );
}

function ListingLocatorTabs({ id }: { id: number }) {
  const t = useText();
  return (
    <PageTabs
      label={t('locator.views')}
      tabs={[
        { path: hrefTo(paths.listingLocator, { id }), label: t('locator.view.summary') },
        { path: hrefTo(paths.listingLocatorSettings, { id }), label: t('locator.view.settings') },
        { path: hrefTo(paths.listingLocatorQuestions, { id }), label: t('locator.view.questions') },
      ]}
    />
  );
}
