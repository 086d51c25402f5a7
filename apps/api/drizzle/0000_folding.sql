create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
-- Lower case without accents, so that "lodz" finds "Łódź". Immutable, hence fit for generated columns and indexes. Capitals
-- with accents are translated, not lowered: a server whose locale is C lowers only ASCII.
create or replace function fold(value text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(value, 'ąćęłńóśźżäöüßáàâãåçéèêëíìîïñôòõúùûýÿĄĆĘŁŃÓŚŹŻÄÖÜÁÀÂÃÅÇÉÈÊËÍÌÎÏÑÔÒÕÚÙÛÝŸ', 'acelnoszzaousaaaaaceeeeiiiinooouuuyyacelnoszzaouaaaaaceeeeiiiinooouuuyy'))
$$;
