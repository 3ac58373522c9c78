-- jobs: an offer waits for its answer until answer_due_at, as submitted work does; open ones get the whole time

update jobs set answer_due_at = now() + interval '3 days' where status = 'offered';

create index jobs_offers on jobs (answer_due_at) where status = 'offered';
