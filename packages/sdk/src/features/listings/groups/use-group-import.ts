import { canToggleGroupLocation, groupLimits } from '@pinfold/contract/features/listings/groups/group';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { useState } from 'react';
import { listingEditorMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { faultMessage } from '../fault-message.ts';
import { useReviewGroups, type LocationGroup } from '../use-locations-choice.ts';
import { useEditGroups, type GroupImport } from './use-edit-groups.ts';

/**
 * Adds the locations whose store codes are in a CSV file to a group, an existing one or a new one.
 *
 * @throws Error outside a `PinfoldProvider`. Faults of the file are in `fileMessage`, a refusal of the import in
 * `refusal`, its result in `outcome`.
 * @example
 * ```tsx
 * const form = useGroupImport();
 * return <input type="file" accept=".csv" onChange={({ target }) => form.choose(target.files?.[0])} />;
 * ```
 */
export function useGroupImport(given?: LocationGroup): GroupImportState {
  const t = useTranslate();
  const { language } = usePinfold();
  // Faults of a file use the messages of the listing editor.
  useFeatureMessages(listingEditorMessages);
  const { messageFor } = useFormRefusal('group_import');
  const { create, importCodes, remove } = useEditGroups();
  const [file, setFile] = useState<{ name: string; codes: string[] }>();
  const [fault, setFault] = useState<Fault | 'too_many' | 'not_read'>();
  const [isNew, setNew] = useState(false);
  const [groupId, setGroupId] = useState(given?.id ?? null);
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [outcome, setOutcome] = useState<GroupImport & { name: string }>();
  const groups = (useReviewGroups().data?.results ?? []).filter(canToggleGroupLocation);
  const isTaken = create.error?.code === 'group_exists';
  const hasTarget = isNew ? name.trim() !== '' : groupId !== null;

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    importCodes.reset();
    setOutcome(undefined);
    const read = await readGroupCsv(chosen).catch(() => ({ fault: 'not_read' as const }));
    if ('fault' in read) {
      setFile(undefined);
      setFault(read.fault);
    } else if (read.codes.length > groupLimits.locations) {
      setFile(undefined);
      setFault('too_many');
    } else {
      setFile({ name: chosen.name, codes: read.codes });
      setFault(undefined);
    }
  };

  const into = async (group: { id: number; name: string }, codes: readonly string[]) =>
    setOutcome({ ...(await importCodes.mutateAsync({ id: group.id, codes })), name: group.name });

  const send = async () => {
    setWasTried(true);
    create.reset();
    importCodes.reset();
    if (!file || !hasTarget) return;
    if (!isNew) {
      const group = groups.find(({ id }) => id === groupId) ?? given;
      if (group) await into(group, file.codes);
      return;
    }
    const group = await create.mutateAsync({ name: name.trim() });
    // If the import fails, for example because no code is known, the new group would stay empty.
    await into(group, file.codes).catch((error: unknown) => {
      remove.mutate(group.id);
      throw error;
    });
  };

  return {
    file,
    choose,
    fileMessage: fileText(),
    isNew,
    setNew,
    groups,
    groupId,
    setGroupId,
    groupMessage: wasTried && !isNew && groupId === null ? t('listings.list.to_group.choose') : undefined,
    name,
    setName: (next: string) => {
      create.reset();
      setName(next);
    },
    nameMessage: isTaken
      ? t('listings.groups.form.name_taken')
      : wasTried && isNew && !name.trim()
        ? t('listings.groups.form.name_missing')
        : undefined,
    refusal: refusalText(),
    // Avoids an unhandled rejection; the error is in `refusal`, and reported to the host where it concerns more.
    send: () => void send().catch(() => undefined),
    isSending: create.isPending || importCodes.isPending,
    outcome,
  };

  function fileText() {
    if (fault === 'too_many') return t('listings.groups.csv.too_many', { count: groupLimits.locations });
    if (fault === 'not_read') return t('error.generic');
    if (fault) return faultMessage(t, language, fault);
    return wasTried && !file ? t('listings.groups.csv.missing') : undefined;
  }

  function refusalText() {
    if (importCodes.error?.code === 'group_import_failed') return t('listings.groups.csv.none_found');
    return isTaken ? undefined : messageFor(importCodes.error ?? create.error);
  }
}

/** Fails where the file has gone, or the code that reads it cannot be had. */
async function readGroupCsv(file: File) {
  const [{ parseGroupCsv }, text] = await Promise.all([import('./parse-group-csv.ts'), file.text()]);
  return parseGroupCsv({ name: file.name, type: file.type, text });
}

/** What `useGroupImport` gives. */
export interface GroupImportState {
  file: { name: string; codes: string[] } | undefined;
  choose: (chosen: File | undefined) => Promise<void>;
  fileMessage: string | undefined;
  isNew: boolean;
  setNew: (value: boolean) => void;
  groups: LocationGroup[];
  groupId: number | null;
  setGroupId: (value: number | null) => void;
  groupMessage: string | undefined;
  name: string;
  setName: (next: string) => void;
  nameMessage: string | undefined;
  refusal: string | undefined;
  send: () => undefined;
  isSending: boolean;
  /** How many locations were added, and which codes are unknown. */
  outcome: (GroupImport & { name: string }) | undefined;
}
