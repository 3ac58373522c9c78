-- core: calls that all processes count together

-- Not logged: after a crash the counting begins anew, and a count costs no more than its row.
create unlogged table throttle_counts (
  -- SHA-256 of the limit's name and of who is counted: holds no address
  key text primary key,
  calls int not null,
  ends_at timestamptz not null
);
create index throttle_counts_ends on throttle_counts (ends_at);
