'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useWebsiteWatch, type WebsiteWatch } from '../../websites/use-website-watch.ts';
import { KeywordEntriesField } from '../keywords/keyword-entries-field.tsx';
import { LoadState } from '../shared/company-surface.tsx';
import { LimitUse } from '../shared/limit-use.tsx';
import { PlanForm } from '../shared/plan-form.tsx';

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

interface NewWebsiteKeywordsProps {
  watch: WebsiteWatch;
  planHref: string | undefined;
}

/** Adds keywords to a website, watched from one place. */
function NewWebsiteKeywords({ watch, planHref }: NewWebsiteKeywordsProps): JSX.Element {
  const t = useTranslate();
  const { form, limit } = watch;
  const count = form.entries.entries.length;
  const isFull = limit?.isReached ?? false;
  return (
    <PlanForm
      limit="max_organic_keywords"
      use={limit}
      form={form}
      planHref={planHref}
      onSubmit={form.submit}
      fields={
        <>
          <KeywordEntriesField entries={form.entries} isDisabled={isFull} />
          <Select
            label={t('company.watch.place')}
            options={watch.locations.map(({ id, name, region }) => ({
              id: String(id),
              label: name,
              description: region,
            }))}
            value={form.location ? String(form.location.id) : null}
            onChange={(id) => form.setLocation(Number(id))}
            isDisabled={isFull}
          />
        </>
      }
      submitLabel={count === 0 ? t('company.keywords.add_none') : t('company.keywords.add', { count })}
      pendingLabel={t('company.keywords.adding')}
    >
      <LimitUse use={limit} />
    </PlanForm>
  );
}
