-- accounts: whether somebody chose the language of the account, or it is that of the last login. English was taken over at
-- the registration of everybody who did not choose; French hardly without a choice.

alter table users add column language_chosen boolean not null default false;

update users set language_chosen = true where language = 'fr';
