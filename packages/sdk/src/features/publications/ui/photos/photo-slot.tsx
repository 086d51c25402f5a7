'use client';
import {
  photoCategories,
  type PhotoCategory,
  photoRatio,
} from '@pinfold/contract/features/publications/photo';
import {
  type PictureBackground,
  type PictureFault,
  pictureLimits,
} from '@pinfold/contract/features/publications/picture';
import { type JSX, useId, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FileButton, takesFile } from '../../../../ui/fields/file-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { CameraIcon } from '../../../../ui/icons/place-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { checkPicture, type PictureCrop, type Upload, useUpload } from '../../use-upload.ts';
import type { CropDialogProps } from '../pictures/crop-dialog.tsx';
import { Thumbnail } from '../thumbnail.tsx';

const CropDialog = /* @__PURE__ */ lazyComponent<CropDialogProps>(
  async () => (await import('../pictures/crop-dialog.tsx')).CropDialog,
);

const { leastEdge } = pictureLimits.photo;

interface PhotoSlotProps {
  category: PhotoCategory;
  value: Upload | undefined;
  /** Why the reader may not send photos. */
  reason: string | undefined;
  onChange: (upload: Upload | undefined) => void;
}

/** The photo of one category: a file is checked, cut where the category has a shape, and uploaded. */
export function PhotoSlot({ category, value, reason, onChange }: PhotoSlotProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const [fault, setFault] = useState<PictureFault>();
  const [cropped, setCropped] = useState<Blob>();
  const { state, message, upload, reset } = useUpload({ purpose: 'photo', category });
  const ratio = photoRatio(category);
  const name = t(`photos.category.${category}`);
  const wrong = fault ?? (state.step === 'refused' ? state.fault : undefined);
  const refusal = wrong ? t(`photos.fault.${wrong}`) : message;
  const uploadPhoto = async (file: Blob, crop?: PictureCrop, background?: PictureBackground) => {
    setCropped(undefined);
    const done = await upload(file, crop, background);
    if (done) onChange(done);
  };
  const choose = async (file: File) => {
    reset();
    setFault(undefined);
    const checked = await checkPicture(file, 'photo');
    if (checked.fault) setFault(checked.fault);
    else if (ratio === undefined) await uploadPhoto(file);
    else setCropped(file);
  };
  return (
    <Stack
      part="PhotoUpload-slot"
      role="group"
      aria-label={name}
      gap={3}
      padding={4}
      isFramed
      {...takesFile(reason ? undefined : (file) => void choose(file))}
    >
      <Text weight="semibold">{name}</Text>
      <Thumbnail
        url={value?.url}
        alt={value ? name : ''}
        width="100%"
        fit="contain"
        icon={<CameraIcon size={20} />}
      />
      <Row gap={2} justify="between">
        <FileButton
          label={t('photos.upload.choose_for', { name })}
          accept="image/jpeg,image/png"
          size="s"
          disabledReason={reason}
          isPending={state.step === 'uploading'}
          pendingLabel={t('photos.upload.uploading')}
          describedBy={id}
          onChoose={(file) => void choose(file)}
        >
          {t(value ? 'photos.upload.change' : 'photos.upload.choose')}
        </FileButton>
        {value && (
          <IconButton
            size="s"
            icon={<TrashIcon size={16} />}
            label={t('photos.upload.remove', { name })}
            onPress={() => {
              reset();
              onChange(undefined);
            }}
          />
        )}
      </Row>
      <Text id={id} size="s" tone={refusal ? 'bad' : 'subtle'} role={refusal ? 'alert' : undefined}>
        {refusal ?? t(ruleOf(category))}
      </Text>
      {value?.findings.map((finding) => (
        <Text key={finding} size="s" tone="warn">
          {t(`photos.upload.${finding}`)}
        </Text>
      ))}
      {cropped && ratio !== undefined && (
        <CropDialog
          file={cropped}
          aspect={ratio}
          least={{ width: Math.ceil(leastEdge * ratio), height: leastEdge }}
          onCut={(crop, background) => void uploadPhoto(cropped, crop, background)}
          onUnreadable={() => {
            setCropped(undefined);
            setFault('unreadable');
          }}
          onClose={() => setCropped(undefined)}
        />
      )}
    </Stack>
  );
}

function ruleOf(category: PhotoCategory) {
  if (category === photoCategories.cover) return 'photos.upload.rule_cover';
  return category === photoCategories.logo ? 'photos.upload.rule_logo' : 'photos.upload.rule_any';
}
