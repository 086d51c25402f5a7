DROP INDEX "locations_city";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "house_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "address_line" text GENERATED ALWAYS AS (
  case when country in ('GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'FR')
    then trim(house_number || ' ' || split_part(street, chr(10), 1))
    else trim(split_part(street, chr(10), 1)
      || case when house_number = '' then '' when country = 'ES' then ', ' else ' ' end || house_number)
  end || replace(substr(street, length(split_part(street, chr(10), 1)) + 1), chr(10), ', ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "phone_2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "opening_date" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "primary_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "additional_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "special_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "more_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "service_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "attributes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "business_type" text DEFAULT 'storefront' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "is_owner" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "verification" text DEFAULT 'is_unverified' NOT NULL;--> statement-breakpoint
UPDATE "locations" SET "verification" = 'is_verified' WHERE "is_verified";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "is_verified";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "is_verified" boolean GENERATED ALWAYS AS (verification = 'is_verified') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "location_state" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "bing_status" text DEFAULT 'no_connection' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "update_status" text DEFAULT 'no_data' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "quality_score" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "place_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "new_review_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "locations_city" ON "locations" USING btree ("company_id","city","address_line");