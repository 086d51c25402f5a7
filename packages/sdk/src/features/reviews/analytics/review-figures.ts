import type { Schemas } from '../../../client/schema.ts';

/** What some reviews amount to: how many, their stars, their answers and how they sound. */
export type ReviewFigures = Schemas['ReviewFigures'];

/** The same over time, in all, and in the period before. */
export type ReviewAnalytics = Schemas['ReviewAnalytics'];

/** The figures of one location, city or category. */
export type ReviewFiguresRow = Schemas['ReviewFiguresRow'];

/** How often one phrase of a category was found. */
export type PhraseFigures = Schemas['PhraseFigures'];
