CREATE TABLE "external_change_polls" (
	"company_id" bigint NOT NULL,
	"google_account_id" bigint NOT NULL,
	"page_token" text DEFAULT '' NOT NULL,
	"polled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_change_polls_company_id_google_account_id_pk" PRIMARY KEY("company_id","google_account_id")
);
