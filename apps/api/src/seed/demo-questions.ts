import { sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { lastQuestionDay } from '@pinfold/contract/features/questions/question';
import { rows, type Queryable } from '../database/database.ts';
import { questionAnswers, questions } from '../features/questions/questions.table.ts';
import type { Services } from '../services.ts';

interface DemoQuestion {
  text: string;
  upvotes: number;
  /** What guests answered, before the café did. */
  guests?: readonly string[];
  owner?: string;
}

/** What guests asked at Google. The first one is in the store locator’s FAQ too, in the same words. */
const asked: readonly DemoQuestion[] = [
  {
    text: 'Czy można przyjść z psem?',
    upvotes: 14,
    guests: ['Byłam z jamnikiem, dostał miskę wody i nikt nie robił problemu.'],
    owner: 'Tak, zapraszamy z psami. Prosimy tylko o smycz, bo w środku bywa ciasno.',
  },
  { text: 'Gdzie najlepiej zaparkować w pobliżu?', upvotes: 9, guests: ['Za rogiem jest płatny parking.'] },
  {
    text: 'Macie coś bez glutenu?',
    upvotes: 11,
    owner:
      'Zawsze mamy bezglutenową tartę z jabłkiem i owsiankę. Pieczemy je w tej samej kuchni co resztę, więc przy celiakii prosimy uważać.',
  },
  { text: 'Czy w niedzielę niehandlową jesteście otwarci?', upvotes: 6 },
  {
    text: 'Jest u Was przewijak dla niemowląt?',
    upvotes: 5,
    guests: ['Tak, w toalecie dla niepełnosprawnych.', 'Potwierdzam, ale trzeba poprosić o klucz.'],
  },
  {
    text: 'Czy można zamówić tort urodzinowy na konkretny dzień?',
    upvotes: 7,
    owner:
      'Tak, przyjmujemy zamówienia z trzydniowym wyprzedzeniem, telefonicznie lub przy ladzie. Zaliczka to 30 procent.',
  },
  { text: 'Ile kosztuje duże cappuccino na mleku owsianym?', upvotes: 2 },
  {
    text: 'Czy jest Wi-Fi i gdzie podłączyć laptopa?',
    upvotes: 8,
    owner: 'Wi-Fi jest bezpłatne, hasło znajdziesz na paragonie. Gniazdka są przy stolikach pod ścianą.',
  },
  {
    text: 'Czy wjedzie się do środka wózkiem inwalidzkim?',
    upvotes: 10,
    guests: ['Próg jest niski, obsługa pomogła wjechać.'],
    owner: 'Tak, od strony podwórza jest podjazd. Wystarczy zadzwonić, otworzymy bramę.',
  },
  { text: 'Do której godziny działa ogródek latem?', upvotes: 3 },
  { text: 'Czy można u Was kupić kawę w ziarnach?', upvotes: 4, guests: ['Tak, po 250 g i po kilogramie.'] },
  {
    text: 'Czy przyjmujecie rezerwacje dla dużych grup?',
    upvotes: 4,
    owner: 'Do dwunastu osób bez problemu. Przy większych grupach prosimy o telefon dwa dni wcześniej.',
  },
];

const guests = ['Ania K.', 'Marek', 'Kasia Nowak', 'Local Guide Piotr', 'Zofia W.', '', 'Tomek z Podgórza'];

/** Days between two questions about one company. */
const daysApart = 6;

/**
 * The archive of questions of a company, as if it had been read until Google ended them on 3 November 2025, the same on
 * every run. Nothing else fills the archive.
 */
export async function seedQuestions({ database }: Services, companyId: number): Promise<void> {
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  // Of each question at some locations only, in an order that has neither one question nor one café twice in a row.
  const archive = asked
    .flatMap((question, index) =>
      found.flatMap(({ id }, place) =>
        (index + 2 * place) % 5 < 2 ? [{ question, id, turn: (31 * index + 17 * place) % 397 }] : [],
      ),
    )
    .toSorted((one, other) => one.turn - other.turn);
  await database.queries.transaction(async (tx) => {
    for (const [age, { question, id }] of archive.entries())
      await addQuestion(tx, { companyId, locationId: id }, question, age);
  });
}

/** @param age which question it is, from the newest on */
async function addQuestion(
  tx: Queryable,
  place: { companyId: number; locationId: number },
  { text, upvotes, guests: told = [], owner }: DemoQuestion,
  age: number,
): Promise<void> {
  const { companyId, locationId } = place;
  const day = addDays(lastQuestionDay, -daysApart * age - 1);
  const [question] = await tx
    .insert(questions)
    .values({
      ...place,
      googleName: `locations/${locationId}/questions/archive-${age}`,
      author: guestOf(age),
      text,
      upvotes: Math.max(0, upvotes - (age % 4)),
      createdAt: new Date(`${day}T17:${String(10 + (age % 50))}:00Z`),
    })
    .returning();
  const answers = [
    ...told.map((answer, index) => ({ author: guestOf(age + index + 1), isOwner: false, text: answer })),
    ...(owner === undefined ? [] : [{ author: 'Kawiarnia Lipa', isOwner: true, text: owner }]),
  ];
  if (!question || answers.length === 0) return;
  await tx.insert(questionAnswers).values(
    answers.map((answer, index) => ({
      ...answer,
      companyId,
      questionId: question.id,
      upvotes: answer.isOwner ? 3 : 1 + index,
      createdAt: new Date(`${addDays(day, answer.isOwner ? 1 : 0)}T${18 + index}:05:00Z`),
    })),
  );
}

function guestOf(index: number): string {
  return guests[index % guests.length] ?? '';
}
