/** A response in the error format of the register, with its documented codes and messages. */
export class RegisterError extends Error {
  readonly code: RegisterErrorCode;

  constructor(code: RegisterErrorCode) {
    super(documented[code].message);
    this.code = code;
  }

  get status(): 400 | 429 | 500 {
    return documented[this.code].status;
  }

  toJSON(): object {
    return { message: this.message, code: this.code };
  }
}

type RegisterErrorCode = keyof typeof documented;

const documented = {
  'WL-100': { status: 500, message: 'Wystąpił nieoczekiwany błąd serwera.' },
  'WL-101': { status: 400, message: "Pole 'data' nie może być puste." },
  'WL-102': { status: 400, message: "Pole 'data' ma nieprawidłowy format." },
  'WL-103': { status: 400, message: 'Data nie może być datą przyszłą.' },
  'WL-112': { status: 400, message: "Pole 'NIP' nie może być puste." },
  'WL-113': { status: 400, message: "Pole 'NIP' ma nieprawidłową długość. Wymagane 10 znaków." },
  'WL-114': { status: 400, message: "Pole 'NIP' zawiera niedozwolone znaki. Wymagane tylko cyfry." },
  'WL-115': { status: 400, message: 'Nieprawidłowy NIP.' },
  'WL-118': { status: 400, message: 'Data sprzed zakresu rejestru.' },
  'WL-190': { status: 400, message: 'Niepoprawne żądanie.' },
  'WL-191': { status: 429, message: 'Limit żądań dla tego adresu IP został na dziś wyczerpany.' },
  'WL-195': {
    status: 400,
    message: 'Zaktualizowaliśmy bazę danych. Wykonaj ponownie zapytanie, aby otrzymać aktualne dane.',
  },
  'WL-196': { status: 400, message: 'Trwa aktualizacja bazy danych. Spróbuj ponownie później.' },
} as const;

/** The day's limit, the nightly update, or a failure, whichever has this status. */
export function registerFault(status: number): Response {
  if (status === 429) return Response.json(new RegisterError('WL-191'), { status });
  return Response.json(new RegisterError(status === 400 ? 'WL-196' : 'WL-100'), { status });
}
