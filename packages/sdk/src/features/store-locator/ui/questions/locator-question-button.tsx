'use client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { storeLocatorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { lazyDialog } from '../../../../patterns/lazy-dialog.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useCurrentCompany } from '../../../company/current-company.ts';
import { listingLocatorAccess, listLocatorQuestions } from '../../settings/locator.queries.ts';
import { isSameQuestion } from './faq-question.ts';

export interface LocatorQuestionButtonProps {
  /** The location that the question is about, by id. */
  facilityId: number;
  question: string;
  /** Left out, the reader is asked for one. */
  answer?: string | undefined;
  /** Appearance of the button alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

const LocatorQuestionDialog = lazyDialog(
  async () => (await import('./locator-question-dialog.tsx')).LocatorQuestionDialog,
);

/**
 * Takes a question that was asked elsewhere into the store locator's FAQ: a button that opens the form of a question,
 * filled in. Says so where the FAQ has the question already, and shows nothing to those who may not manage the locator, or
 * while the company has none.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-LocatorQuestionButton
 * @example
 * ```tsx
 * <LocatorQuestionButton facilityId={12} question="Czy można wejść z psem?" answer="Tak, na smyczy." />
 * ```
 */
export function LocatorQuestionButton({
  appearance,
  ...props
}: LocatorQuestionButtonProps): JSX.Element | null {
  const { allowed } = usePermission(listingLocatorAccess);
  const { data: company } = useCurrentCompany();
  if (!allowed || !company?.enabled_store_locator) return null;
  return (
    <Surface component="LocatorQuestionButton" appearance={appearance}>
      <Stack part="LocatorQuestionButton" align="start">
        <AllowedButton {...props} />
      </Stack>
    </Surface>
  );
}

function AllowedButton({ facilityId, question, answer }: LocatorQuestionButtonProps) {
  const t = useTranslate();
  const client = useClient();
  const areMessagesReady = useFeatureMessages(storeLocatorMessages);
  const shared = usePinfoldQuery(listLocatorQuestions(client, null));
  const own = usePinfoldQuery(listLocatorQuestions(client, facilityId));
  const [isOpen, setOpen] = useState(false);
  const [wasAdded, setAdded] = useState(false);
  // Where the FAQ cannot be read, it may still be written.
  if (!areMessagesReady || shared.isPending || own.isPending) return null;
  const known = [shared, own].flatMap(({ data = [] }) => data);
  const isKnown = known.some((one) => isSameQuestion(one.question, question));
  if (wasAdded) return <AddedNote />;
  if (isKnown && !isOpen)
    return (
      <Text size="s" tone="muted">
        {t('store_locator.to_faq.known')}
      </Text>
    );
  return (
    <>
      <Button
        size="s"
        aria-label={t('store_locator.to_faq.open_named', { question })}
        onPress={() => setOpen(true)}
      >
        {t('store_locator.to_faq.open')}
      </Button>
      <LocatorQuestionDialog
        {...{ isOpen, facilityId, question, answer }}
        onAdded={() => {
          setOpen(false);
          setAdded(true);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Takes the focus, since the button that had it is gone. */
function AddedNote() {
  const t = useTranslate();
  const note = useRef<HTMLElement>(null);
  // After the dialog has let go of the focus.
  useEffect(() => note.current?.focus(), []);
  return (
    <Text ref={note} role="status" tabIndex={-1} size="s" tone="muted">
      {t('store_locator.to_faq.added')}
    </Text>
  );
}
