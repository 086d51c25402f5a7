/** What the register knows of a taxpayer. */
export interface Firm {
  name: string;
  nip: string;
  statusVat: 'Czynny' | 'Zwolniony';
  regon: string;
  /** Null for people who trade in their own name. */
  krs: string | null;
  /** Where a person lives; null for a company. */
  residenceAddress: string | null;
  /** Where a company has its seat. */
  workingAddress: string | null;
  accountNumbers: string[];
  registrationLegalDate: string;
}

/** EntityItem of the register's API, with all the fields that it sends. */
export function firmResource(firm: Firm): object {
  return {
    authorizedClerks: [],
    regon: firm.regon,
    restorationDate: null,
    workingAddress: firm.workingAddress,
    hasVirtualAccounts: false,
    statusVat: firm.statusVat,
    krs: firm.krs,
    restorationBasis: null,
    accountNumbers: firm.accountNumbers,
    registrationDenialBasis: null,
    nip: firm.nip,
    removalDate: null,
    partners: [],
    name: firm.name,
    registrationLegalDate: firm.registrationLegalDate,
    removalBasis: null,
    pesel: null,
    representatives: [],
    residenceAddress: firm.residenceAddress,
    registrationDenialDate: null,
  };
}
