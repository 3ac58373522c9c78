-- core: one name means one thing in what events remember: a person is named by their account alone, and the word of an
-- operator about a dispute is a note, no reason

update events set facts = facts - 'talent'
where name in ('job.invite', 'job.uninvite', 'bid.apply', 'bid.withdraw') and facts ? 'talent';

update events set facts = (facts - 'reason') || jsonb_build_object('note', facts -> 'reason')
where name = 'job.note-dispute' and facts ? 'reason';

update events set facts = (facts - 'milestone') || jsonb_build_object('position', facts -> 'milestone')
where name = 'job.edit' and facts ? 'milestone';

-- of things that a deleted account had; their title is empty
update events set facts = facts || '{"title": ""}'
where about_kind in ('job', 'gig') and not facts ? 'title';

update notifications set facts = facts - 'talent'
where name in ('job.invite', 'job.uninvite', 'bid.apply', 'bid.withdraw') and facts ? 'talent';

update notifications set facts = (facts - 'reason') || jsonb_build_object('note', facts -> 'reason')
where name = 'job.note-dispute' and facts ? 'reason';
