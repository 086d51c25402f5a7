/** A word that occurs only in data of one location: a response that contains it discloses that location. */
export const planted = 'Zatajone';
