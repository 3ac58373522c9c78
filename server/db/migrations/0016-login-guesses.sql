-- accounts: how often a password was tried for an address that somebody typed, and where its owner came in

-- One row per typed address for everywhere, and one per network address from which its owner signed in: those count alone.
create table login_guesses (
  -- SHA-256 of the typed address in its one spelling; it need not be anybody's
  email_hash text not null,
  -- SHA-256 of typed and network address together; empty for everywhere else
  place_hash text not null,
  -- tries since `since` that were not right
  tries int not null check (tries >= 0),
  since timestamptz not null,
  closed_until timestamptz,
  entered_at timestamptz,
  primary key (email_hash, place_hash)
);
create index login_guesses_age on login_guesses (since);
