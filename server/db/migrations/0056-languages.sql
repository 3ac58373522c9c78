-- accounts: the language in which a person is mailed; null: nothing was chosen, which is English

alter table users add column language text check (language in ('en', 'fr'));
