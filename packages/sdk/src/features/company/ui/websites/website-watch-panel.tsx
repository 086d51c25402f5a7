'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useWebsiteWatch } from '../../websites/use-website-watch.ts';
import { LoadState } from '../shared/load-state.tsx';
import { NewWebsiteKeywords } from './new-website-keywords.tsx';

interface WebsiteWatchPanelProps {
  websiteId: number;
  planHref: string | undefined;
  searchLocationsHref: string | undefined;
}

/** What a website is searched by, place by place, and the form that adds more. */
export function WebsiteWatchPanel({
  websiteId,
  planHref,
  searchLocationsHref,
}: WebsiteWatchPanelProps): JSX.Element {
  const t = useTranslate();
  const watch = useWebsiteWatch(websiteId);
  const { permission } = watch;
  if (watch.isPending || watch.error) return <LoadState {...watch} blocks={1} />;
  if (watch.locations.length === 0)
    return (
      <Text as="p" tone="muted" wrap="pretty">
        {t('company.watch.no_place')}{' '}
        {searchLocationsHref && (
          <Link href={searchLocationsHref} isInApp>
            {t('company.watch.no_place_link')}
          </Link>
        )}
      </Text>
    );
  return (
    <>
      {permission.allowed && <NewWebsiteKeywords watch={watch} planHref={planHref} />}
      {watch.places.length === 0 && (
        <Text as="p" tone="muted" wrap="pretty">
          {t('company.watch.empty')}
        </Text>
      )}
      {watch.places.map(({ location, keywords }) => (
        <Stack gap={3} key={location.id}>
          <Text as="div" tone="muted" size="s" weight="medium">
            {location.name}
          </Text>
          <List direction="row" gap={3} wrap>
            {keywords.map((keyword) => (
              <li key={keyword.id}>
                {permission.allowed ? (
                  <Chip
                    isDisabled={watch.removingId === keyword.id}
                    onRemove={() => watch.remove(keyword)}
                    removeLabel={t('company.watch.remove', { keyword: keyword.keyword })}
                  >
                    {keyword.keyword}
                  </Chip>
                ) : (
                  <Chip>{keyword.keyword}</Chip>
                )}
              </li>
            ))}
          </List>
        </Stack>
      ))}
      {watch.hasMore && (
        <div>
          <Button size="s" onPress={watch.loadMore} isPending={watch.isLoadingMore}>
            {t('company.watch.more')}
          </Button>
        </div>
      )}
    </>
  );
}
