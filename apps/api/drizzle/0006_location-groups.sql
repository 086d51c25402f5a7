ALTER TABLE "location_groups" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "location_groups" SET "labels" = ARRAY["name"] WHERE "is_label_group";--> statement-breakpoint
CREATE INDEX "location_group_members_location" ON "location_group_members" USING btree ("company_id","location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "location_groups_name" ON "location_groups" USING btree ("company_id",fold("name"));