'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { usePositionsDownload } from '../../locations/use-positions-download.ts';
import { saveFile } from '../../../../files/save-file.ts';
import { useRankLocationsView } from './rank-locations-context.ts';

/** Saves the positions of all locations that match as a CSV file. */
export function DownloadPositions(): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const { makeFile, done } = usePositionsDownload();
  const download = async () => {
    const text = await makeFile(state.asked);
    if (text !== undefined)
      saveFile(`${t('rankings.locations.file')}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button
      size="s"
      icon={<DownloadIcon size={15} />}
      isPending={done !== undefined}
      pendingLabel={t('rankings.locations.downloading', { count: done ?? 0 })}
      isDisabled={!state.isReady}
      onPress={() => void download()}
    >
      CSV
    </Button>
  );
}
