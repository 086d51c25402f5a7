'use client';
import { type JSX, useId, useState } from 'react';
import {
  type PictureBackground,
  type PictureFault,
  pictureLimits,
} from '@pinfold/contract/features/publications/picture';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { FileButton, takesFile } from '../../../../ui/fields/file-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { checkPicture, type PictureCrop, useUpload } from '../../use-upload.ts';
import type { CropDialogProps } from '../pictures/crop-dialog.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { useComposerField } from './composer-context.ts';

const CropDialog = /* @__PURE__ */ lazyComponent<CropDialogProps>(
  async () => (await import('../pictures/crop-dialog.tsx')).CropDialog,
);

const least = { width: pictureLimits.post.leastWidth, height: pictureLimits.post.leastHeight };

/** The picture: a file is checked, cut to 4:3 and uploaded. */
export function PictureField(): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { value: picture, onChange, errorMessage } = useComposerField('picture');
  const [fault, setFault] = useState<PictureFault>();
  const [cropped, setCropped] = useState<Blob>();
  const { state, message, upload, reset } = useUpload({ purpose: 'post' });
  const isUploading = state.step === 'uploading';
  const findings = state.step === 'done' ? state.upload.findings : [];
  const refused = state.step === 'refused' ? state.fault : undefined;
  const shown = fault ?? refused;
  const refusal = (shown && t(`post_composer.picture.fault.${shown}`, least)) ?? message ?? errorMessage;

  const choose = async (file: File) => {
    reset();
    setFault(undefined);
    const checked = await checkPicture(file, 'post');
    if (checked.fault) setFault(checked.fault);
    else setCropped(file);
  };
  const uploadPicture = async (file: Blob, crop: PictureCrop, background: PictureBackground) => {
    setCropped(undefined);
    const done = await upload(file, crop, background);
    if (done) onChange({ id: done.id, url: done.url, width: done.width, height: done.height });
  };
  return (
    <Stack gap={3} {...takesFile((file) => void choose(file))}>
      {picture && (
        <Row gap={3} align="end">
          <Thumbnail url={picture.url} alt={t('post_composer.picture.chosen')} width="160px" />
          <IconButton
            icon={<TrashIcon />}
            label={t('post_composer.picture.remove')}
            onPress={() => {
              reset();
              onChange(null);
            }}
          />
        </Row>
      )}
      <Row gap={3} rowGap={2} wrap>
        <FileButton
          label={t('post_composer.picture.file')}
          accept="image/jpeg,image/png"
          isInvalid={refusal !== undefined}
          isPending={isUploading}
          pendingLabel={t('post_composer.picture.uploading')}
          describedBy={refusal === undefined ? undefined : id}
          onChoose={(file) => void choose(file)}
        >
          {t(picture ? 'post_composer.picture.replace' : 'post_composer.picture.choose')}
        </FileButton>
        <Text tone="subtle" size="s" basis="200px">
          {t('post_composer.picture.hint')}
        </Text>
      </Row>
      {refusal !== undefined && <FaultText id={id}>{refusal}</FaultText>}
      {findings.map((finding) => (
        <Text key={finding} tone="warn" size="s" role="status">
          {t(`post_composer.picture.finding.${finding}`)}
        </Text>
      ))}
      {cropped && (
        <CropDialog
          file={cropped}
          aspect={4 / 3}
          least={least}
          onCut={(crop, background) => void uploadPicture(cropped, crop, background)}
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
