/** A word that is said of nothing but one location: where somebody reads it, they learn of that location. */
export const planted = 'Zatajone';
