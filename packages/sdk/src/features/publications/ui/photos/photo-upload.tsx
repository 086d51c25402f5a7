'use client';
import { allPhotoCategories, type PhotoCategory } from '@pinfold/contract/features/publications/photo';
import { type JSX, useState } from 'react';
import { newRequestId } from '../../../../client/new-request-id.ts';
import { photosMessages, postComposerMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { ReasonBanner } from '../../../../patterns/plan-banner.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SendIcon } from '../../../../ui/icons/action-icons.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { keepSentPhotos } from '../../composer/sent-post.ts';
import { viewPhotosAccess, writePhotosAccess } from '../../photos.queries.ts';
import { type PhotosSent, useSendPhotos } from '../../use-photo-actions.ts';
import type { Upload } from '../../use-upload.ts';
import { PublicationLocations } from '../publication-locations.tsx';
import { PhotoSlot } from './photo-slot.tsx';
import { SentPhotosBanner } from './sent-photos-note.tsx';

export interface PhotoUploadProps {
  /** The photos are on their way; left out, the form says so and starts again. */
  onSent?: ((sent: PhotosSent) => void) | undefined;
  /** Where the reader sees the plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Appearance of the form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Photos for many locations: a slot for each category with its rules, at most one photo a category, cover and logo cut
 * to their shape; and the locations that get them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PhotoUpload
 * @example
 * ```tsx
 * <PhotoUpload onSent={() => navigate('/photos')} />
 * ```
 */
export function PhotoUpload({ onSent, planHref, appearance }: PhotoUploadProps): JSX.Element {
  return (
    <FeatureSurface
      component="PhotoUpload"
      appearance={appearance}
      messages={[photosMessages, postComposerMessages]}
      permission={usePermission(viewPhotosAccess)}
      forbidden="photos.forbidden"
      loading={{ blocks: 4 }}
    >
      <UploadForm onSent={onSent} planHref={planHref} />
    </FeatureSurface>
  );
}

type Chosen = Readonly<Partial<Record<PhotoCategory, Upload>>>;

const nothing: Chosen = {};

function UploadForm({ onSent, planHref }: Pick<PhotoUploadProps, 'onSent' | 'planHref'>) {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { reason } = usePermission(writePhotosAccess);
  const { messageFor } = useFormRefusal();
  const [chosen, setChosen] = useState(nothing);
  const [locations, setLocations] = useState<readonly number[]>([]);
  const [requestId, setRequestId] = useState(newRequestId);
  const [wasTried, setTried] = useState(false);
  const [sent, setSent] = useState<PhotosSent>();
  const { client, queryClient } = usePinfold();
  const send = useSendPhotos();
  const dismiss = () => {
    setSent(undefined);
    // It has been said here.
    keepSentPhotos(queryClient, client.scope, undefined);
  };
  const photos = allPhotoCategories.flatMap((category) => {
    const upload = chosen[category];
    return upload ? [{ category, uploadId: upload.id }] : [];
  });
  const fault =
    photos.length === 0
      ? t('photos.upload.no_photo')
      : locations.length === 0
        ? t('photos.upload.no_location')
        : undefined;
  const refusal = messageFor(send.error) ?? (wasTried ? fault : undefined);
  const submit = () => {
    setTried(true);
    if (fault) return;
    const done = (result: PhotosSent) => {
      setSent(result);
      setChosen(nothing);
      setLocations([]);
      setTried(false);
      setRequestId(newRequestId());
      if (!onSent) return;
      keepSentPhotos(queryClient, client.scope, result);
      onSent(result);
    };
    send.mutate({ facilitiesIds: locations, photos, requestId }, { onSuccess: done });
  };
  return (
    <Screen part="PhotoUpload" layout={layout} height="flow" inset="page">
      <PageHeader title={t('photos.upload.title')} summary={t('photos.upload.when')} />
      {reason && <ReasonBanner reason={reason} planHref={planHref} />}
      <SentPhotosBanner sent={sent} onDismiss={dismiss} />
      <Stack as="section" gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="m">
            {t('photos.upload.step_photos')}
          </Heading>
          <Text size="s" tone="muted">
            {t('photos.upload.rule')}
          </Text>
        </Stack>
        <Grid min="220px" gap={4} small={{ min: '150px', gap: 3 }}>
          {allPhotoCategories.map((category) => (
            <PhotoSlot
              key={`${requestId} ${category}`}
              category={category}
              value={chosen[category]}
              reason={reason?.text}
              onChange={(upload) => setChosen((former) => ({ ...former, [category]: upload }))}
            />
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2} size="m">
          {t('photos.upload.step_locations')}
        </Heading>
        <PublicationLocations purpose="photo" chosen={locations} onChange={setLocations} />
      </Stack>
      <RefusalBanner message={refusal} />
      <Row justify="end">
        <Button
          variant="primary"
          icon={<SendIcon size={16} />}
          disabledReason={reason?.text}
          isPending={send.isPending}
          pendingLabel={t('photos.upload.sending')}
          onPress={submit}
        >
          {photos.length > 0
            ? t('photos.upload.send', { count: photos.length })
            : t('photos.upload.send_none')}
        </Button>
      </Row>
    </Screen>
  );
}
