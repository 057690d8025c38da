ALTER TABLE "mail_servers" DROP CONSTRAINT "mail_servers_one";--> statement-breakpoint
ALTER TABLE "mail_servers" ADD CONSTRAINT "mail_servers_now_and_before" CHECK ("mail_servers"."id" in (1, 2));