CREATE TABLE "mail_servers" (
	"id" integer PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_servers_one" CHECK ("mail_servers"."id" = 1)
);
