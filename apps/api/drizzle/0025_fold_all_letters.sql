-- All letters of Latin, Greek and Cyrillic, however their accents are encoded: what the contract's fold says, and a test compares
-- the two. Still immutable. Capitals are translated and not lowered, since a server whose locale is C lowers only ASCII.
create or replace function fold(value text) returns text language sql immutable strict parallel safe as $$
  select normalize(replace(replace(replace(replace(lower(translate(
    regexp_replace(normalize(value, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'),
    'ÆÐØÞðøĐđĦħıĸŁłŊŋŒŦŧƀƁƂƄƆƇƈƉƊƋƎƏƐƑƒƓƔƖƗƘƙƚƜƝƟƢƤƥƦƧƩƬƭƮƱƲƳƴƵƶƷƸƼǤǥǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎɓɖɗɠɨɲɵʋͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮẞỺỼỾ',
    'ædoþdoddhhikllnnœttbbƃƅɔccddƌǝəɛffgɣɩikklɯnoƣppʀƨʃttʈʊvyyzzʒƹƽggƕƿȝƞȣȥⱥȼlⱦɂbʉʌɇɉɋɍɏbddginovͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯßỻỽỿ'
  ) collate "C"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC)
$$;
--> statement-breakpoint
ALTER TABLE "reviews" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "comment_translation" text;
--> statement-breakpoint
-- Of reviews that are here, the original becomes the text, and is read anew.
update reviews r set comment = split.original, comment_translation = split.translation, is_studied = false
from (
  select company_id, id,
    coalesce(last[2], first[1]) as original, coalesce(last[1], first[2]) as translation
  from (
    select company_id, id,
      regexp_match(comment, '^\s*\((?:Translated by|Przetłumaczone przez|Traducido por) Google\)\s*(\S.*?)\n\s*\n\((?:Original|Oryginał)\)\s*(\S.*?)\s*$') as last,
      regexp_match(comment, '^\s*\((?:Original|Oryginał)\)\s*(\S.*?)\n\s*\n\((?:Translated by|Przetłumaczone przez|Traducido por) Google\)\s*(\S.*?)\s*$') as first
    from reviews where comment ~ '\((?:Translated by|Przetłumaczone przez|Traducido por) Google\)'
  ) marked
  where last is not null or first is not null
) split
where r.company_id = split.company_id and r.id = split.id;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(comment, '') || ' ' || author_name || ' ' || coalesce(reply_comment, '') || coalesce(' ' || comment_translation, ''))) STORED NOT NULL;
--> statement-breakpoint
create index reviews_text on reviews using gin (company_id, search_text gin_trgm_ops);
--> statement-breakpoint
-- A flat that is named by a word belongs to the number; together they are the same line as before.
update locations set street = split.street, house_number = split.house || ' ' || house_number
from (
  select company_id, id, found[1] as street, found[2] as house from (
    select company_id, id, regexp_match(street, '^(.*[[:alpha:]].*?),? +(\d+ ?[A-Za-z]?(?: ?[-/] ?\d+ ?[A-Za-z]?)? (?:lok\.?|lokal|m\.?))$') as found
    from locations where country = 'PL' and house_number ~ '^\d'
  ) ending where found is not null
) split
where locations.company_id = split.company_id and locations.id = split.id;
--> statement-breakpoint
ALTER TABLE "locations" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(name || ' ' || 
  case when country in ('GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'FR')
    then trim(house_number || ' ' || split_part(street, chr(10), 1))
    else trim(split_part(street, chr(10), 1)
      || case when house_number = '' then '' when country = 'ES' then ', ' else ' ' end || house_number)
  end || replace(substr(street, length(split_part(street, chr(10), 1)) + 1), chr(10), ', ') || ' ' || city || ' ' || store_code)) STORED NOT NULL;
--> statement-breakpoint
create index locations_text on locations using gin (company_id, search_text gin_trgm_ops);
--> statement-breakpoint
drop index location_groups_name;
--> statement-breakpoint
-- Two names that were different may be the same now; the later group gets its number behind its name.
update location_groups g set name = g.name || ' (' || g.id || ')'
where exists (
  select 1 from location_groups o where o.company_id = g.company_id and fold(o.name) = fold(g.name) and o.id < g.id
);
--> statement-breakpoint
CREATE UNIQUE INDEX "location_groups_name" ON "location_groups" USING btree ("company_id",fold("name"));
