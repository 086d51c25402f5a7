CREATE TABLE "post_insights" (
	"company_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"google_name" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"action_clicks" integer NOT NULL,
	CONSTRAINT "post_insights_company_id_location_id_day_google_name_pk" PRIMARY KEY("company_id","location_id","day","google_name")
);
