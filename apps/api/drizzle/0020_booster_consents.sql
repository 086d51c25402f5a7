CREATE TABLE "booster_consents" (
	"company_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"notices" text[] NOT NULL,
	"consent" text,
	"shown_from" date NOT NULL,
	CONSTRAINT "booster_consents_company_id_form_id_version_language_pk" PRIMARY KEY("company_id","form_id","version","language")
);
