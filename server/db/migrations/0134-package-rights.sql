-- gigs: which rights to the work a package gives; of packages from before none are stated

alter table gig_packages add column rights jsonb;
