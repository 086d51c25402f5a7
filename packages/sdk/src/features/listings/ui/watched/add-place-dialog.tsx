'use client';
import { type JSX, useState } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { isAboutPlan, useFormRefusal } from '../../../../query/form-refusal.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { type PlaceToWatch, usePlacesToWatch, useWatchPlaces } from '../../watched/use-watched-locations.ts';

interface AddPlaceDialogProps {
  /** Where the user sees their plan. */
  planHref: string | undefined;
  onClose: () => void;
}

/** Finds places on the map by name and address, and watches them one by one. */
export function AddPlaceDialog({ planHref, onClose }: AddPlaceDialogProps): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const { text, setText, ask } = useRestedText(q, setQ);
  const watch = useWatchPlaces();
  const { messageFor } = useFormRefusal();
  const refusal = messageFor(watch.error);
  const change = (next: string) => {
    if (watch.isError) watch.reset();
    setText(next);
  };
  return (
    <Dialog
      title={t('watched_locations.search.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap={5}>
        <Text as="p" tone="muted" wrap="pretty">
          {t('watched_locations.search.text')}
        </Text>
        <SearchField
          autoFocus
          label={t('watched_locations.search.label')}
          placeholder={t('watched_locations.search.placeholder')}
          clearLabel={t('common.clear')}
          value={text}
          onChange={change}
          onSubmit={ask}
          onClear={() => ask('')}
          maxLength={100}
        />
        {refusal && (
          <Banner
            tone={isAboutPlan(watch.error) ? 'warn' : 'bad'}
            role="alert"
            actions={
              isAboutPlan(watch.error) &&
              planHref && (
                <Link href={planHref} isInApp>
                  {t('watched_locations.plan')}
                </Link>
              )
            }
          >
            {refusal}
          </Banner>
        )}
        {q.length > 1 && (
          <FoundPlaces
            q={q}
            addingId={watch.isPending ? watch.variables?.[0] : undefined}
            onAdd={({ place_id: id }) => watch.mutate([id])}
          />
        )}
        <VisuallyHidden as="p" role="status">
          {watch.data?.results[0] &&
            t('watched_locations.search.added', { name: watch.data.results[0].name })}
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}

interface FoundPlacesProps {
  q: string;
  /** The place that is being added. */
  addingId: string | undefined;
  onAdd: (place: PlaceToWatch) => void;
}

/** What the map has under these words. */
function FoundPlaces({ q, addingId, onAdd }: FoundPlacesProps): JSX.Element {
  const t = useTranslate();
  const { data: places, error, isFetching, refetch } = usePlacesToWatch(q);
  if (error && !places)
    return (
      <ErrorState
        title={t('watched_locations.search.failed')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (!places) return <Skeleton label={t('watched_locations.search.searching')} blocks={2} lines={2} />;
  if (places.length === 0)
    return (
      <Text as="p" tone="muted" role="status">
        {t('watched_locations.search.nothing')}
      </Text>
    );
  return (
    <List lines="between" aria-label={t('watched_locations.search.found')}>
      {places.map((place) => (
        <Row as="li" key={place.place_id} gap={4} rowGap={2} padding={[3, 0]} wrap>
          <Inset basis="180px">
            <Stack>
              <Text weight="medium" wrap="anywhere">
                {place.name}
              </Text>
              <Text size="s" tone="subtle" wrap="anywhere">
                {place.description.replace(`${place.name}, `, '')}
              </Text>
            </Stack>
          </Inset>
          {place.is_own || place.is_watched ? (
            <Tag tone={place.is_own ? 'mute' : 'good'}>
              {t(place.is_own ? 'watched_locations.search.own' : 'watched_locations.search.watched')}
            </Tag>
          ) : (
            <Button
              size="s"
              icon={<PlusIcon size={14} />}
              aria-label={t('watched_locations.search.watch_named', { name: place.name })}
              isPending={addingId === place.place_id}
              pendingLabel={t('watched_locations.search.adding')}
              onPress={() => onAdd(place)}
            >
              {t('watched_locations.search.watch')}
            </Button>
          )}
        </Row>
      ))}
    </List>
  );
}
