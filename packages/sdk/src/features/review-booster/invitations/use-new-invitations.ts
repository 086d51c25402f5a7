import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { refusedFields, useFormRefusal } from '../../../query/form-refusal.ts';
import type { ApiError } from '../../../client/api-error.ts';
import type { BoosterInvitationPlan } from '../booster.queries.ts';
import {
  emptyInvitations,
  invitationBody,
  type InvitationFault,
  invitationFaults,
  type InvitationValues,
} from './invitation-values.ts';
import { useInviteContacts } from './use-booster-invitations.ts';

/** Invitations that are being written. */
export interface NewInvitations {
  values: InvitationValues;
  change: (changes: Partial<InvitationValues>) => void;
  /** Reads a file as the list. */
  choose: (file: File) => Promise<void>;
  /** What is wrong with a field, in the user's language. */
  messageOf: (field: keyof InvitationValues) => string | undefined;
  /** How often checking failed for a fault of a field. */
  faultyTries: number;
  /** Why the list was refused, where no field says it. */
  refusal: string | undefined;
  /** What would become of each row; undefined until it was checked, and again after a change. */
  plan: BoosterInvitationPlan | undefined;
  check: () => void;
  isChecking: boolean;
  /** Back from what was checked to what was typed. */
  edit: () => void;
  send: () => void;
  isSending: boolean;
  /** What became of each row once it was sent. */
  sent: BoosterInvitationPlan | undefined;
}

/** The fields by their names on the wire. */
const fieldOf: Readonly<Record<string, keyof InvitationValues>> = {
  'basis.how': 'basisHow',
  'basis.given_at': 'basisDay',
  subject: 'subject',
  message: 'message',
  send_from: 'sendAt',
  facility_id: 'locationId',
};

/** Refusals of the list as a whole. */
const ofTheList: ReadonlySet<string | undefined> = new Set([
  'contacts_unreadable',
  'too_many_contacts',
  'gating_refused',
]);

/** As many characters as the API takes. */
const mostCharacters = 900_000;

/**
 * Invites to a form in two steps: a check, which sends nothing and says what would become of each row, and sending. A
 * refusal stays at its field until that changes, and nothing that was typed is lost.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const invitations = useNewInvitations(12);
 * return <button onClick={invitations.plan ? invitations.send : invitations.check}>Dalej</button>;
 * ```
 */
export function useNewInvitations(formId: number): NewInvitations {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const [values, setValues] = useState(emptyInvitations);
  const [wasTried, setTried] = useState(false);
  const [faultyTries, setFaultyTries] = useState(0);
  const [fileFault, setFileFault] = useState<'file_too_big' | 'file_unread'>();
  const check = useInviteContacts();
  const send = useInviteContacts();
  const faults = invitationFaults(values, format.today());
  const error = send.error ?? check.error;
  const refused = refusalsByField(error, values.source === 'file' ? 'file' : 'typed', messageFor(error));
  const describe = (fault: InvitationFault | 'file_too_big' | 'file_unread') =>
    t(`review_booster.invitations.fault.${fault}`);
  const countFault = () => setFaultyTries((former) => former + 1);
  const change = (changes: Partial<InvitationValues>) => {
    check.reset();
    send.reset();
    setValues((former) => ({ ...former, ...changes }));
  };
  const asked = () => ({ formId, ...invitationBody(values, format.timeZone) });
  return {
    values,
    change,
    choose: async (file) => {
      const csv = await file.arrayBuffer().then(textOfCsv, () => null);
      setFileFault(csv === null ? 'file_unread' : csv.length > mostCharacters ? 'file_too_big' : undefined);
      change({ file: csv === null || csv.length > mostCharacters ? null : { name: file.name, csv } });
    },
    messageOf: (field) => {
      if (field === 'file' && fileFault) return describe(fileFault);
      const fault = wasTried ? faults[field] : undefined;
      return fault ? describe(fault) : refused[field];
    },
    faultyTries,
    refusal: Object.keys(refused).length > 0 ? undefined : messageFor(error),
    plan: check.data,
    check: () => {
      setTried(true);
      if (check.isPending) return;
      send.reset();
      if (Object.keys(faults).length > 0) return countFault();
      check.mutate({ ...asked(), dry_run: true }, { onError: countFault });
    },
    isChecking: check.isPending,
    edit: () => {
      // What is on its way has an outcome, which has to be seen.
      if (send.isPending) return;
      check.reset();
      send.reset();
    },
    send: () => {
      if (send.isPending) return;
      // What was refused belongs to a field, which the reader has to see again.
      send.mutate(
        { ...asked(), dry_run: false },
        {
          onError: () => {
            check.reset();
            countFault();
          },
        },
      );
    },
    isSending: send.isPending,
    sent: send.data,
  };
}

/** Spreadsheets of Polish offices still save CSV files in the alphabet of Windows. */
function textOfCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** The API's sentences by the field that they are about; what is wrong with the list stands where it was given. */
function refusalsByField(
  error: ApiError | null,
  list: 'file' | 'typed',
  message: string | undefined,
): Readonly<Partial<Record<keyof InvitationValues, string | undefined>>> {
  if (!error) return {};
  const named = Object.entries(refusedFields(error)).flatMap(([path, text]) => {
    const field = fieldOf[path];
    return field ? [[field, text || message] as const] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  if (error.code === 'facility_unknown') return { locationId: message };
  const isOfForm = error.errors.length > 0;
  return ofTheList.has(error.code) && !isOfForm ? { [list]: message } : {};
}
