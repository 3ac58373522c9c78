-- notifications: those already told open what they tell of, too

update notifications n set link = '/jobrequest/job/' || e.about_id
from events e
where e.id = n.event_id and n.name = 'job.invite';
update notifications set link = '/hunterDashboard/payback' where name in ('payment.return', 'payment.give');
update notifications set link = '/agreement' where name = 'policy.publish';
