CREATE TABLE "review_media" (
	"company_id" bigint NOT NULL,
	"review_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"thumbnail_url" text,
	"video_url" text,
	"label" text,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_media_company_id_review_id_position_pk" PRIMARY KEY("company_id","review_id","position")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "has_media" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "media_refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_url" text;--> statement-breakpoint
CREATE INDEX "review_media_read" ON "review_media" USING btree ("read_at");