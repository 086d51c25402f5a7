import { Banner } from '@pinfold/sdk/ui';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import type { Complaint } from './complaints.ts';

interface CheckedFormOptions<Field extends string> {
  /** What is wrong with what was typed; said only after a first try to send. */
  complaints: readonly Complaint<Field>[];
  /** What the API said to the last try; undefined once the reader corrects something. */
  refusal: Complaint<Field> | undefined;
  isPending: boolean;
  onSend: () => void;
}

/**
 * A form that keeps what was typed, says what is wrong beside each field, and puts the focus into the first wrong one.
 * Its button is never dead: pressing it is how one learns what is missing.
 */
export function useCheckedForm<Field extends string>(options: CheckedFormOptions<Field>) {
  const { complaints, refusal, isPending, onSend } = options;
  const t = useText();
  const prefix = useId();
  const [wasTried, setWasTried] = useState(false);
  const [required, setRequired] = useState<Field>();
  const idOf = (field: Field) => `${prefix}${field}`;

  const refusedId = refusal?.field && idOf(refusal.field);
  useEffect(() => {
    if (refusedId && !isPending) document.getElementById(refusedId)?.focus();
  }, [refusedId, isPending]);

  const shown = [
    ...(refusal ? [refusal] : []),
    ...complaints.filter(({ field }) => wasTried || field === required),
  ];
  const focus = (field: Field | undefined) => field && document.getElementById(idOf(field))?.focus();
  return {
    idOf,
    complaintOf(field: Field): string | undefined {
      const complaint = shown.find((one) => one.field === field);
      return complaint && (complaint.text ?? t(complaint.key, complaint.values));
    },
    /** What concerns no field of its own. */
    wholeComplaint: refusal && !refusal.field ? (refusal.text ?? t(refusal.key, refusal.values)) : undefined,
    submit(event?: FormEvent): void {
      event?.preventDefault();
      if (isPending) return;
      setWasTried(true);
      const [first] = complaints;
      if (first) return focus(first.field);
      onSend();
    },
    /** Asks for one field alone, before something that needs no other. Returns whether it is filled in well. */
    require(field: Field): boolean {
      const isWell = !complaints.some((complaint) => complaint.field === field);
      setRequired(field);
      if (!isWell) focus(field);
      return isWell;
    },
    /** Forgets the tries, after what was typed has been taken over. */
    settle: () => setWasTried(false),
  };
}

interface FormColumnProps {
  onSubmit: (event: FormEvent) => void;
  /** What is wrong with the form as a whole. */
  complaint: string | undefined;
  children: ReactNode;
}

/** Fields below each other, with what went wrong above them. */
export function FormColumn({ onSubmit, complaint, children }: FormColumnProps) {
  return (
    <Column as="form" noValidate onSubmit={onSubmit}>
      {complaint && (
        <Banner tone="bad" role="alert">
          {complaint}
        </Banner>
      )}
      {children}
    </Column>
  );
}

/** Below each other; not the SDK's `Stack`, whose kin the log-in page would have to load with it. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
