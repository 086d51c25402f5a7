ALTER TABLE "locations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(name || ' ' || 
  case when country in ('GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'FR')
    then trim(house_number || ' ' || split_part(street, chr(10), 1))
    else trim(split_part(street, chr(10), 1)
      || case when house_number = '' then '' when country = 'ES' then ', ' else ' ' end || house_number)
  end || replace(substr(street, length(split_part(street, chr(10), 1)) + 1), chr(10), ', ') || ' ' || city || ' ' || store_code)) STORED NOT NULL;
--> statement-breakpoint
drop index locations_text;
--> statement-breakpoint
create index locations_text on locations using gin (company_id, search_text gin_trgm_ops);
